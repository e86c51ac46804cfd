import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/** What the database's server answers to one statement. */
async function ask(databaseUrl: string, sql: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Record<string, string>>(sql);
  await client.end();
  return rows[0] ?? {};
}

/** The first process of the server; those that serve connections are its children. */
export async function serverOf(databaseUrl: string): Promise<number> {
  const { data_directory: folder = '' } = await ask(databaseUrl, 'SHOW data_directory');
  return Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10);
}

/** Sends a signal to processes, some of which may have ended. */
function signal(processes: readonly number[], name: NodeJS.Signals): void {
  for (const pid of processes) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

/** Stops the server's processes where they stand, so that it takes connections and never answers; lets them go on. */
export async function hang(databaseUrl: string): Promise<() => void> {
  const server = await serverOf(databaseUrl);
  const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').trim().split(' ');
  const processes = [server, ...children.map(Number)];
  signal(processes, 'SIGSTOP');
  return () => signal(processes, 'SIGCONT');
}

/** Makes the database refuse to write, as a standby does, to whoever is connected and whoever comes. */
export async function setWritable(databaseUrl: string, writable: boolean): Promise<void> {
  const elsewhere = new URL('/postgres', databaseUrl).href;
  const name = new URL(databaseUrl).pathname.slice(1);
  await ask(
    elsewhere,
    `ALTER DATABASE ${name} SET default_transaction_read_only = ${writable ? 'off' : 'on'}`,
  );
  await ask(elsewhere, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
}
