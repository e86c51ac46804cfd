import { randomUUID } from 'node:crypto';
import { postJson, sound } from '../../service/support/inquiry.ts';

/** An inquiry that was sent: its key, its unique text, the status of the answer, if any, and how long that took. */
export interface Sent {
  key: string;
  text: string;
  status: number | null;
  /** Milliseconds. */
  took: number;
}

const contentOf = (text: string) => ({ ...sound, projectBrief: text });

/**
 * An answer, or the next acknowledgement, that takes longer than this many milliseconds means that the service hangs.
 */
const patienceMs = 30_000;

/** Sends an inquiry once; null if there is no answer, as from a killed or hung service. */
async function send(url: string, key: string, text: string): Promise<number | null> {
  const signal = AbortSignal.timeout(patienceMs);
  return postJson(url, contentOf(text), { 'idempotency-key': key }, signal).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => null,
  );
}

/** How often each status was answered, to explain a failed test: `201: 57, 503: 3, none: 16`. */
function shown(sent: readonly Sent[]): string {
  const groups = [...Map.groupBy(sent, ({ status }) => status ?? 'none')];
  return groups.map(([status, { length }]) => `${status}: ${length}`).join(', ');
}

/** Starts a number of visitors, each sending one inquiry after the other until stopped. */
export function startVisitors(url: string, count: number) {
  const sent: Sent[] = [];
  let going = true;
  const visits = Array.from({ length: count }, async () => {
    while (going) {
      const [key, text] = [randomUUID(), randomUUID()];
      const began = performance.now();
      const status = await send(url, key, text);
      sent.push({ key, text, status, took: performance.now() - began });
      // Frees the connection first: without this each visitor would open a second one, and one address may not have 51.
      await new Promise(setImmediate);
    }
  });
  const acknowledged = () => sent.filter(({ status }) => status === 201).length;
  return {
    sent,
    acknowledged,
    /** Waits until the condition holds. @throws when nobody is acknowledged for too long, with the answers they got */
    async until(holds: () => boolean): Promise<void> {
      let [last, since] = [acknowledged(), performance.now()];
      while (!holds()) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        if (acknowledged() !== last) [last, since] = [acknowledged(), performance.now()];
        if (performance.now() - since < patienceMs) continue;
        going = false;
        throw new Error(`nobody was acknowledged for ${patienceMs / 1000} s; so far ${shown(sent)}`);
      }
    },
    async stop(): Promise<void> {
      going = false;
      await Promise.all(visits);
    },
  };
}

/** Resends all inquiries as their visitors' browsers would, eight at a time. Returns the statuses in order. */
export async function repeat(url: string, sent: readonly Sent[]): Promise<(number | null)[]> {
  const statuses: (number | null)[] = [];
  for (let from = 0; from < sent.length; from += 8) {
    const some = sent.slice(from, from + 8);
    statuses.push(...(await Promise.all(some.map(({ key, text }) => send(url, key, text)))));
  }
  return statuses;
}
