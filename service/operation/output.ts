import { fstatSync, writeFile } from 'node:fs';
import { Socket } from 'node:net';

/** Characters buffered for a slow reader; beyond them lines are dropped. */
const mostKept = 1024 * 1024;
/** How long the last lines may take to be written, in milliseconds. */
const endMs = 500;

/** Writes a text; `done` reports when it is out of our hands, or why it could not be written. */
type Send = (text: string, done: (error?: Error | null) => void) => void;

/** Pipes and sockets are written without waiting, files from another thread. */
function openSend(fd: number): Send {
  const stat = fstatSync(fd);
  if (!stat.isFIFO() && !stat.isSocket()) return (text, done) => writeFile(fd, text, done);
  const socket = new Socket({ fd, readable: false, writable: true });
  // Each write reports its own error.
  socket.on('error', () => undefined);
  return (text, done) => void socket.write(text, done);
}

const linesIn = (text: string) => text.split('\n').length - 1;

/**
 * Standard output for lines that nobody waits for. If its reader is slow or gone, or the disk is full, lines are
 * dropped, and the next line that gets through says how many.
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
    const droppedBefore = untold;
    const text =
      droppedBefore > 0
        ? `{"level":40,"time":${Date.now()},"count":${droppedBefore},"msg":"log lines were dropped"}\n${waiting}`
        : waiting;
    const lines = linesIn(waiting);
    waiting = '';
    isSending = true;
    send(text, (error) => {
      isSending = false;
      if (error) drop(lines);
      else untold -= droppedBefore;
      if (waiting !== '') flush();
      else onIdle?.();
    });
  }

  return {
    /** Takes one line, with its line break. */
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
