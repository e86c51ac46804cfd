import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../service/support-store/postgres.ts';

const NOBODY = 65_534;
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** PgBouncer in transaction mode before the server of a database; the address of that database through it. */
export async function startPooler(databaseUrl: string) {
  const { hostname, port: serverPort, username, password, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'pooler-'));
  const port = await freePort();
  const [users, settings] = [join(folder, 'users'), join(folder, 'pgbouncer.ini')];
  writeFileSync(users, `"${username}" "${password}"\n`);
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = 4
`,
  );
  spawnSync('chmod', ['-R', 'a+rX', folder]);
  const child = spawn('pgbouncer', [settings], { ...asNobody, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  while (!said.includes('process up')) {
    await Promise.race([once(child.stderr, 'data'), once(child, 'exit')]);
    if (child.exitCode !== null) throw new Error(said);
  }
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`,
    async stop(): Promise<void> {
      child.kill('SIGKILL');
      await once(child, 'close');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
