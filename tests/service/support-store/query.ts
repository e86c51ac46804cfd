import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';

/** Runs SQL on a database beside the store: what one statement returns, or several that return nothing. */
export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  if (url.startsWith('file:')) {
    const db = new DatabaseSync(url.replace('file:', ''));
    try {
      if (/^SELECT|^PRAGMA \w+$/.test(sql)) return db.prepare(sql).all();
      db.exec(sql);
      return [];
    } finally {
      db.close();
    }
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
