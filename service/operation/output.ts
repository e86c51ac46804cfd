import { fstatSync, writeFile } from 'node:fs';
import { Socket } from 'node:net';

/** Kept for a reader that is behind, in characters; what comes beyond it is dropped. */
const mostKept = 1024 * 1024;
/** How long the last lines may take to leave, in milliseconds. */
const endMs = 500;

/** Hands a text out and tells when it is out of our hands, or that it could not be. */
type Send = (text: string, done: (error?: Error | null) => void) => void;

/** Pipes and sockets are written without waiting, files from another thread. */
function openSend(fd: number): Send {
  const stat = fstatSync(fd);
  if (!stat.isFIFO() && !stat.isSocket()) return (text, done) => writeFile(fd, text, done);
  const socket = new Socket({ fd, readable: false, writable: true });
  // Each write tells of its own.
  socket.on('error', () => undefined);
  return (text, done) => void socket.write(text, done);
}

const linesIn = (text: string) => text.split('\n').length - 1;

/**
 * Standard output, for lines that nobody waits for: when its reader is slow or gone, or its disk is full, they are
 * dropped and counted, and the first line after them says how many.
 */
export function createOutput(fd = 1, most = mostKept) {
  const send = openSend(fd);
  let waiting = '';
  let isSending = false;
  let dropped = 0;
  let untold = 0;
  let onIdle: (() => void) | null = null;

  function drop(lines: number): void {
    dropped += lines;
    untold += lines;
  }

  function flush(): void {
    const told = untold;
    const text =
      told > 0
        ? `{"level":40,"time":${Date.now()},"count":${told},"msg":"log lines were dropped"}\n${waiting}`
        : waiting;
    const lines = linesIn(waiting);
    waiting = '';
    isSending = true;
    send(text, (error) => {
      isSending = false;
      if (error) drop(lines);
      else untold -= told;
      if (waiting !== '') flush();
      else onIdle?.();
    });
  }

  return {
    /** Takes one line, its end included. */
    write(line: string): void {
      if (waiting.length + line.length > most) return drop(1);
      if (waiting === '' && !isSending) setImmediate(flush);
      waiting += line;
    },
    /** Lines dropped so far. */
    dropped: () => dropped,
    /** Resolves once all is written, or after half a second. */
    async end(): Promise<void> {
      if (waiting === '' && !isSending) return;
      await new Promise<void>((resolve) => {
        onIdle = resolve;
        setTimeout(resolve, endMs);
      });
    },
  };
}
