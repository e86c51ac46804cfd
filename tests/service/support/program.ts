import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { serviceFile, writeSite } from './site.ts';

/** Creates a folder as the build leaves it, with the small site. */
export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'service-program-'));
  writeSite(join(folder, 'dist'));
  mkdirSync(join(folder, 'build'));
  writeFileSync(join(folder, 'build/service.json'), JSON.stringify(serviceFile));
  return folder;
}

/** Such a folder, which goes with the test. */
export function builtFolder(): string {
  const folder = createFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Fails every write that would make a file larger than 512 KiB, as a dying disk fails writes. */
const failingDisk = 'trap "" XFSZ; ulimit -f 1024; ';

/** Starts `service/main.ts` in a folder, on a free port unless the settings name one. The caller has to end it. */
export function startProgram(folder: string, env: Readonly<Record<string, string>> = {}, disk?: 'failing') {
  const script = `${disk === 'failing' ? failingDisk : ''}exec "$0" "$1"`;
  const child = spawn('sh', ['-c', script, process.execPath, resolve('service/main.ts')], {
    cwd: folder,
    env: { PORT: '0', NODE_COMPILE_CACHE: resolve('.cache/compiled'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  const address = Promise.withResolvers<string>();
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
    const [, url] = /^(http:\/\/\S+)$/m.exec(out) ?? [];
    if (url !== undefined) address.resolve(url);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  const exit = once(child, 'close').then(([code]) => Number(code));
  void exit.then(() => address.reject(new Error(`the service ended: ${err}`)));
  address.promise.catch(() => {});
  return {
    pid: child.pid ?? 0,
    /** Its address, once it is ready. */
    address: address.promise,
    /** Its exit status, once it has ended. */
    exit,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    out: () => out,
    err: () => err,
  };
}

export type Program = ReturnType<typeof startProgram>;

/** Such a program, which ends with the test. */
export function runProgram(...options: Parameters<typeof startProgram>): Program {
  const program = startProgram(...options);
  onTestFinished(async () => {
    program.kill('SIGKILL');
    await program.exit;
  });
  return program;
}
