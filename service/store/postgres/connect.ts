import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { Client, Pool, TypeOverrides } from 'pg';
import type { ClientBase } from 'pg';
import { StoreUnavailable } from '../Store.ts';
import { createSession } from './session.ts';
import type { Session } from './session.ts';

/**
 * Times in milliseconds: for a connection, or for a statement that the server did not end itself; for finding out an
 * unknown outcome; between attempts; and a reserve for a server that starts late under load, so that its own timeout
 * still ends a statement before the visitor is told that nothing was stored.
 */
const boundedMs = 2_000;
const unknownMs = 5_000;
const againMs = 100;
const marginMs = 500;
/**
 * How long one statement of an upgrade or erasure may take (no table of this service needs an hour), which ends the
 * wait for a hung server; and how long a silent connection lasts before it is probed, which finds one that is gone.
 */
const longestMs = 3_600_000;
const silenceMs = 60_000;
/** Calls in progress or queued; beyond that they fail at once, so that memory stays bounded. */
const mostAtOnce = 1_000;
const poolSize = 10;

const bigintOid = 20;
const types = new TypeOverrides();
types.setTypeParser(bigintOid, Number);

/** The code of a PostgreSQL or network error; empty if it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/**
 * Whether the database is at fault and not the statement: anything but a data, constraint or syntax error (SQLSTATE
 * classes 22, 23, 42), so timeouts, lost connections, failovers, a full disk. 42P05 comes from poolers.
 */
const isPassing = (error: unknown): boolean => !/^(?:22|23|42(?!P05))/.test(codeOf(error));

/**
 * Whether the connection must be discarded: it broke or hangs (no SQLSTATE), the server is ending it (08, 57P), or it
 * leads to a read-only server (25). After a failed statement, timeouts included, it is as good as before.
 */
const isSpent = (error: unknown): boolean =>
  !(error instanceof StoreUnavailable) && !/^(?!08|25|57P)[0-9A-Z]{5}$/.test(codeOf(error));

/** An error without the database's message, which may quote values. */
function translate(error: unknown): Error {
  const code = codeOf(error);
  if (error instanceof StoreUnavailable) return error;
  if (/^2[23]/.test(code)) return new Error(`PostgreSQL refused a statement: ${code}`);
  return new StoreUnavailable(`PostgreSQL does not answer: ${code || 'no connection in time'}`);
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const end = new AbortController();
  const late = sleep(ms, undefined, { signal: end.signal }).then(async () => {
    // If this process was held up, an answer that arrived meanwhile is handled first.
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

/** Connections to one PostgreSQL database. Every wait is bounded, and lost connections are replaced. */
export function connect(connectionString: string) {
  const pool = new Pool({
    ...{ connectionString, types, max: poolSize, keepAlive: true },
    ...{ connectionTimeoutMillis: boundedMs, query_timeout: boundedMs, pipeline: true },
  });
  // A connection that breaks, idle or busy, is replaced at its next use; an unhandled error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  async function attempt<Result>(
    work: Work<Result>,
    leftMs: () => number = () => Infinity,
    onSent?: () => void,
  ): Promise<Result> {
    const client = await pool.connect();
    try {
      // The caller has already been told that this took too long.
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

  /** Runs a call unless too many are in progress; its errors carry no text of the database's. */
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
    /** Tries once, for at most 2 s each for the connection and every statement. */
    once: <Result>(work: Work<Result>) => admit(() => attempt(work)),

    /**
     * For work that may safely be repeated: retries for up to 2 s while nothing was sent; once something was, and may
     * or may not have been committed, for up to 5 s.
     */
    untilKnown: <Result>(work: Work<Result>) => admit(() => persist(work)),

    /** Long work, up to an hour per statement, on a connection of its own. */
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
