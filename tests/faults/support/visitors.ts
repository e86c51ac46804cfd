import { randomUUID } from 'node:crypto';
import { postJson, sound } from '../../service/support/inquiry.ts';

/** An inquiry that was sent: its key, the text that only it holds, what was answered, if anything, and after how long. */
export interface Sent {
  key: string;
  text: string;
  status: number | null;
  /** Milliseconds. */
  took: number;
}

const contentOf = (text: string) => ({ ...sound, projectBrief: text });

/** Sends an inquiry once; no answer, as from a killed service, is a null. */
async function send(url: string, key: string, text: string): Promise<number | null> {
  return postJson(url, contentOf(text), { 'idempotency-key': key }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => null,
  );
}

/** So many visitors, each sending one inquiry after the other until it is told to stop. */
export function startVisitors(url: string, count: number) {
  const sent: Sent[] = [];
  let going = true;
  const visits = Array.from({ length: count }, async () => {
    while (going) {
      const [key, text] = [randomUUID(), randomUUID()];
      const began = performance.now();
      const status = await send(url, key, text);
      sent.push({ key, text, status, took: performance.now() - began });
      // Nobody is there any more.
      if (status === null) await new Promise(setImmediate);
    }
  });
  return {
    sent,
    acknowledged: () => sent.filter(({ status }) => status === 201).length,
    /** Waits until the condition holds. */
    async until(holds: () => boolean): Promise<void> {
      while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
    },
    async stop(): Promise<void> {
      going = false;
      await Promise.all(visits);
    },
  };
}

/** Sends all of them again, as their visitors' browsers do, eight at a time; the statuses in their order. */
export async function repeat(url: string, sent: readonly Sent[]): Promise<(number | null)[]> {
  const statuses: (number | null)[] = [];
  for (let from = 0; from < sent.length; from += 8) {
    const some = sent.slice(from, from + 8);
    statuses.push(...(await Promise.all(some.map(({ key, text }) => send(url, key, text)))));
  }
  return statuses;
}
