import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Pool, TypeOverrides } from 'pg';
import type { ClientBase } from 'pg';
import { StoreUnavailable } from '../Store.ts';

/** Times in milliseconds: for a connection or a statement, and until an unknown outcome must have become known. */
const boundedMs = 2_000;
const unknownMs = 5_000;
const againMs = 100;
/** Calls that may be at work or wait for their turn; more are told at once, so that memory stays flat. */
const mostAtOnce = 1_000;
const poolSize = 10;

const bigintOid = 20;
const types = new TypeOverrides();
types.setTypeParser(bigintOid, Number);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/**
 * Whether the database, not the statement, is the trouble: anything but a data, constraint or syntax error
 * (SQLSTATE classes 22, 23, 42), so time-outs, lost connections, failovers, a full disk.
 */
const isPassing = (error: unknown): boolean => !/^(?:22|23|42)...$/.test(codeOf(error));

/** An error without the database's message, which can quote values. */
function translate(error: unknown): Error {
  const code = codeOf(error);
  if (!isPassing(error)) return new Error(`PostgreSQL refused a statement: ${code}`);
  if (error instanceof StoreUnavailable) return error;
  return new StoreUnavailable(`PostgreSQL does not answer: ${code || 'no connection in time'}`);
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const end = new AbortController();
  const late = sleep(ms, undefined, { signal: end.signal }).then(() => {
    throw new StoreUnavailable('PostgreSQL does not answer in time');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    end.abort();
    late.catch(() => undefined);
  }
}

export type Work<Result> = (client: ClientBase) => Promise<Result>;

/** Connections to one PostgreSQL database, each wait bounded; lost ones are replaced. */
export function connect(connectionString: string) {
  const pool = new Pool({
    ...{ connectionString, types, max: poolSize, keepAlive: true },
    ...{ connectionTimeoutMillis: boundedMs, query_timeout: boundedMs },
  });
  // A connection that breaks, idle or at work, is replaced at the next use; unheard, it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  async function attempt<Result>(work: Work<Result>, onSent?: () => void): Promise<Result> {
    const client = await pool.connect();
    onSent?.();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      client.release(isPassing(error));
      throw error;
    }
  }

  async function persist<Result>(work: Work<Result>): Promise<Result> {
    const start = performance.now();
    let sent = false;
    for (;;) {
      const left = (sent ? unknownMs : boundedMs) - (performance.now() - start);
      try {
        return await within(
          Math.max(0, left),
          attempt(work, () => (sent = true)),
        );
      } catch (error) {
        const tooLate = performance.now() - start + againMs >= (sent ? unknownMs : boundedMs);
        if (!isPassing(error) || tooLate) throw error;
      }
      await sleep(againMs);
    }
  }

  let calls = 0;

  /** Takes a call unless there are too many already, and tells of its failure without the database's words. */
  async function admit<Result>(call: () => Promise<Result>): Promise<Result> {
    if (calls >= mostAtOnce) throw new StoreUnavailable('Too many wait for PostgreSQL');
    calls++;
    try {
      return await call();
    } catch (error) {
      throw translate(error);
    } finally {
      calls--;
    }
  }

  return {
    /** One try, at most 2 s for the connection and for each statement. */
    once: <Result>(work: Work<Result>) => admit(() => attempt(work)),

    /**
     * For work that may be repeated without harm: while nothing was sent, up to 2 s; once something was, and nobody
     * knows whether it was committed, the same again for up to 5 s.
     */
    untilKnown: <Result>(work: Work<Result>) => admit(() => persist(work)),

    /** Work that takes its time, on a connection of its own. */
    async unbounded<Result>(work: Work<Result>): Promise<Result> {
      const client = new Client({ connectionString, types, connectionTimeoutMillis: boundedMs });
      client.on('error', () => undefined);
      try {
        await client.connect();
        return await work(client);
      } finally {
        await client.end().catch(() => undefined);
      }
    },

    async close(): Promise<void> {
      if (!pool.ended) await pool.end();
    },
  };
}

export type Connections = ReturnType<typeof connect>;
