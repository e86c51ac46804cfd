import { load } from './load.ts';
import type { Round } from './load.ts';
import type { Server } from './pinned.ts';

const seconds = 2;
const rounds = 11;
const connections = 64;

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Answers per second of wall clock time, and of the server's processor time. */
interface Pace {
  perSecond: number;
  perWorked: number;
}

/** Two servers under the same load: the median of each by the clock, and of the ratios round by round. */
export interface Comparison {
  ours: number;
  theirs: number;
  ratio: number;
  workedRatio: number;
}

/** The servers alternate in short rounds, so that other load on the machine affects both. */
export async function compare(ours: Server, theirs: Server, path: string): Promise<Comparison> {
  const script = path.startsWith('/api/') ? 'post' : 'get';

  async function once({ url, worked }: Server): Promise<Pace> {
    const before = worked();
    const { perSecond } = await load(`${url}${path}`, { script, connections, seconds });
    return { perSecond, perWorked: (perSecond * seconds) / (worked() - before) };
  }

  await once(ours);
  await once(theirs);
  const pairs: { mine: Pace; other: Pace }[] = [];
  for (let round = 0; round < rounds; round++) {
    const first = round % 2 === 0 ? await once(ours) : null;
    const other = await once(theirs);
    pairs.push({ mine: first ?? (await once(ours)), other });
  }
  return {
    ours: median(pairs.map(({ mine }) => mine.perSecond)),
    theirs: median(pairs.map(({ other }) => other.perSecond)),
    ratio: median(pairs.map(({ mine, other }) => mine.perSecond / other.perSecond)),
    workedRatio: median(pairs.map(({ mine, other }) => mine.perWorked / other.perWorked)),
  };
}

/** One visitor after the other: the median round by its p50 and by its p99, in milliseconds. */
export async function oneVisitor(server: Server, path: string): Promise<Pick<Round, 'p50' | 'p99'>> {
  const found: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    found.push(await load(`${server.url}${path}`, { script: 'post', connections: 1, seconds }));
  }
  return { p50: median(found.map(({ p50 }) => p50)), p99: median(found.map(({ p99 }) => p99)) };
}
