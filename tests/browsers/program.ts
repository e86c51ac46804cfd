import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** The first group of the first line that matches; what comes later is read and dropped, so that nothing blocks. */
export async function readLine(stream: Readable, pattern: RegExp): Promise<string> {
  for await (const line of createInterface({ input: stream })) {
    const found = pattern.exec(line)?.[1];
    if (found === undefined) continue;
    stream.resume();
    return found;
  }
  throw new Error(`The program ended before it said ${pattern}.`);
}

/** Ends a program with TERM and waits until it is gone. */
export async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
