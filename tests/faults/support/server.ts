import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { vi } from 'vitest';

/** What the database's server answers to one statement. */
export async function ask(databaseUrl: string, sql: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Record<string, string>>(sql);
  await client.end();
  return rows[0] ?? {};
}

/** Where the server keeps its files. */
export const dataFolderOf = async (databaseUrl: string): Promise<string> =>
  (await ask(databaseUrl, 'SHOW data_directory'))['data_directory'] ?? '';

/** The first process of the server; those that serve connections are its children. */
export async function serverOf(databaseUrl: string): Promise<number> {
  const folder = await dataFolderOf(databaseUrl);
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

/** Stops the server's processes where they stand; which ones. */
async function stopAll(databaseUrl: string): Promise<number[]> {
  const server = await serverOf(databaseUrl);
  signal([server], 'SIGSTOP');
  const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').trim().split(' ');
  const processes = [server, ...children.map(Number)];
  signal(processes, 'SIGSTOP');
  return processes;
}

/** Makes the server accept connections but never answer. Returns what lets it continue. */
export async function hang(databaseUrl: string): Promise<() => void> {
  const processes = await stopAll(databaseUrl);
  return () => signal(processes, 'SIGCONT');
}

/** Whether a process still holds memory and files; a zombie does not. */
function isAlive(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/**
 * Kills the server as a failing machine would, with everything it had in memory. Returns once it is gone, since it does
 * not restart beside its remains.
 */
export async function crash(databaseUrl: string): Promise<void> {
  const processes = await stopAll(databaseUrl);
  signal(processes, 'SIGKILL');
  await vi.waitUntil(() => !processes.some(isAlive), { timeout: 10_000, interval: 10 });
}

/** Lets a crash lose the last commits that were acknowledged, a setting that some use for speed. */
export const relaxCommits = (databaseUrl: string) =>
  ask(databaseUrl, `ALTER ROLE ${new URL(databaseUrl).username} SET synchronous_commit = off`);

/** Makes the database read-only, as a standby is, for current and future connections. */
export async function setWritable(databaseUrl: string, writable: boolean): Promise<void> {
  const elsewhere = new URL('/postgres', databaseUrl).href;
  const name = new URL(databaseUrl).pathname.slice(1);
  await ask(
    elsewhere,
    `ALTER DATABASE ${name} SET default_transaction_read_only = ${writable ? 'off' : 'on'}`,
  );
  await ask(elsewhere, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
}
