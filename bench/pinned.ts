import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { memory, worked } from './processes.ts';

/** The servers take turns on one core; the load comes from another. */
const serverCore = '1';
const loadCore = '0';

/** The command line that runs a command on one core. */
const onCore = (core: string, command: readonly string[]) => ['taskset', '-c', core, ...command];
export const onLoadCore = (command: readonly string[]) => onCore(loadCore, command);

/** A server at work on its core. */
export interface Server {
  url: string;
  /** Milliseconds from the command to the line with its address. */
  startedIn: number;
  /** Resident memory, in MiB. */
  memory: () => number;
  /** Processor time used so far, in seconds, by all threads. */
  worked: () => number;
  stop: () => Promise<void>;
}

/** Starts a program that prints its address, on standard output or error, once it is ready. */
export async function startPinned(
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const began = performance.now();
  const child = spawn('env', onCore(serverCore, command), {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${command.join(' ')} could not be started.`);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let said = '';
  const listen = (chunk: Buffer) => {
    if (said.length > 10_000) return;
    said += chunk.toString();
    const [, url] = /^(http:\/\/\S+)$/m.exec(said) ?? [];
    if (url !== undefined) resolve(url);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = once(child, 'close');
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  void ended.then(() => reject(new Error(`${command.join(' ')} ended: ${said}`)));
  const url = await promise;
  const startedIn = performance.now() - began;
  return {
    url,
    startedIn,
    memory: () => memory(pid),
    worked: () => worked(pid),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', kill);
    },
  };
}
