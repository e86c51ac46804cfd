import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { Client, Pool, TypeOverrides } from 'pg';
import type { ClientBase } from 'pg';
import { StoreUnavailable } from '../Store.ts';
import { createSession } from './session.ts';
import type { Session } from './session.ts';

/**
 * Times in milliseconds: for a connection, or for a statement that the server itself did not end; until an unknown
 * outcome must have become known; until the next try; and what a server that others starve may begin late, so that its own
 * bound still ends a statement before the visitor is told that nothing was stored.
 */
const boundedMs = 2_000;
const unknownMs = 5_000;
const againMs = 100;
const marginMs = 500;
/**
 * What an upgrade or an erasure may take for one statement: no table of this service needs an hour. It ends the wait for
 * a server that stands still; one that is gone is noticed by the network, once nothing comes for so long.
 */
const longestMs = 3_600_000;
const silenceMs = 60_000;
/** Calls that may be at work or wait for their turn; more are told at once, so that memory stays flat. */
const mostAtOnce = 1_000;
const poolSize = 10;

const bigintOid = 20;
const types = new TypeOverrides();
types.setTypeParser(bigintOid, Number);

/** The code of an error of PostgreSQL or of the network; empty where it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/**
 * Whether the database, not the statement, is the trouble: anything but a data, constraint or syntax error
 * (SQLSTATE classes 22, 23, 42), so time-outs, lost connections, failovers, a full disk; 42P05 is a pooler's confusion.
 */
const isPassing = (error: unknown): boolean => !/^(?:22|23|42(?!P05))/.test(codeOf(error));

/**
 * Whether the connection is of no use any more: it broke or hangs (no SQLSTATE), the server ends it (08, 57P), or it
 * leads to one that only reads (25). After a statement's own failure, time-outs included, it is as good as before.
 */
const isSpent = (error: unknown): boolean =>
  !(error instanceof StoreUnavailable) && !/^(?!08|25|57P)[0-9A-Z]{5}$/.test(codeOf(error));

/** An error without the database's message, which can quote values. */
function translate(error: unknown): Error {
  const code = codeOf(error);
  if (error instanceof StoreUnavailable) return error;
  if (/^2[23]/.test(code)) return new Error(`PostgreSQL refused a statement: ${code}`);
  return new StoreUnavailable(`PostgreSQL does not answer: ${code || 'no connection in time'}`);
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const end = new AbortController();
  const late = sleep(ms, undefined, { signal: end.signal }).then(async () => {
    // An answer that came while this process was held up is heard first.
    await setImmediate();
    throw new StoreUnavailable('PostgreSQL does not answer in time');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    end.abort();
    late.catch(() => undefined);
  }
}

export type Work<Result> = (session: Session) => Promise<Result>;

/** Connections to one PostgreSQL database, each wait bounded; lost ones are replaced. */
export function connect(connectionString: string) {
  const pool = new Pool({
    ...{ connectionString, types, max: poolSize, keepAlive: true },
    ...{ connectionTimeoutMillis: boundedMs, query_timeout: boundedMs, pipeline: true },
  });
  // A connection that breaks, idle or at work, is replaced at the next use; unheard, it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  async function attempt<Result>(
    work: Work<Result>,
    leftMs: () => number = () => Infinity,
    onSent?: () => void,
  ): Promise<Result> {
    const client = await pool.connect();
    try {
      // Whoever waited too long for a connection was told so.
      if (leftMs() <= 0) throw new StoreUnavailable('PostgreSQL was reached too late');
      onSent?.();
      const result = await work(createSession(client, leftMs));
      client.release();
      return result;
    } catch (error) {
      client.release(isSpent(error));
      throw error;
    }
  }

  async function persist<Result>(work: Work<Result>): Promise<Result> {
    const start = performance.now();
    let sent = false;
    const leftMs = () => (sent ? unknownMs : boundedMs) - (performance.now() - start);
    for (;;) {
      try {
        const tried = attempt(
          work,
          () => leftMs() - marginMs,
          () => (sent = true),
        );
        return await within(Math.max(0, leftMs()), tried);
      } catch (error) {
        if (!isPassing(error) || leftMs() <= againMs + marginMs) throw error;
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

    /** Work that takes its time, up to an hour for a statement, on a connection of its own. */
    async alone<Result>(work: (client: ClientBase) => Promise<Result>): Promise<Result> {
      const client = new Client({
        ...{ connectionString, types, connectionTimeoutMillis: boundedMs, query_timeout: longestMs },
        ...{ keepAlive: true, keepAliveInitialDelayMillis: silenceMs },
      });
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
