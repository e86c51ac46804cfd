import type { ClientBase, QueryResult, QueryResultRow } from 'pg';

/** Statements on a connection. Each is a transaction of its own, with a time limit that the server enforces. */
export interface Session {
  query<Row extends QueryResultRow>(sql: string, values?: unknown[]): Promise<QueryResult<Row>>;
  /** Does the same and rolls back. */
  rehearse(sql: string, values: unknown[]): Promise<void>;
}

/** How long a statement may wait for a lock, and how long it may take, in milliseconds. */
const lockMs = 1_000;
const statementMs = 1_500;

/**
 * A session on a pipelining connection. The server ends each statement within `leftMs()`, so that nothing is stored
 * after the visitor was told otherwise, and its commit waits for the disk, whatever the role's settings. Both are set
 * per transaction, since behind a pooler the next one may run on another server. All three parts are sent at once.
 */
export function createSession(client: ClientBase, leftMs: () => number): Session {
  async function run<Row extends QueryResultRow>(sql: string, values: unknown[], end: 'COMMIT' | 'ROLLBACK') {
    const ms = Math.max(1, Math.floor(Math.min(statementMs, leftMs())));
    const bounds = `SET LOCAL statement_timeout = ${ms}; SET LOCAL lock_timeout = ${Math.min(lockMs, ms)}`;
    const sent = [
      client.query(`BEGIN; ${bounds}; SET LOCAL synchronous_commit = on`),
      client.query<Row>(sql, values),
      client.query(end),
    ] as const;
    await Promise.allSettled(sent);
    const [, result] = await Promise.all(sent);
    return result;
  }
  return {
    query: (sql, values = []) => run(sql, values, 'COMMIT'),
    rehearse: async (sql, values) => void (await run(sql, values, 'ROLLBACK')),
  };
}
