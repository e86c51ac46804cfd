import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Cut } from '../operation/metrics.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

export interface TurnLimits {
  /**
   * Requests that may wait while the one before them on their connection is answered: of one connection, and of all
   * together; the connection that brings one more is closed. Browsers have none wait.
   */
  mostWaiting: number;
  mostWaitingOfAll: number;
  /** Time for a whole answer, in milliseconds, and the bytes taken that each buy a second more. */
  answerMs: number;
  bytesPerSecond: number;
}

/** A connection whose requests are answered one after the other. */
interface Line {
  answering: ServerResponse | null;
  waiting: [IncomingMessage, ServerResponse][];
  /** The answer that the last look saw, when it saw it first, and what had been sent on the connection by then. */
  seen: { answer: ServerResponse; at: number; sent: number } | null;
  /** The answer is sent, or nobody waits for it any more. */
  onAnswered: () => void;
}

interface TurnsOptions extends TurnLimits {
  handle: Handle;
  /** A connection was closed for what its client does. */
  onCut: (reason: Cut) => void;
}

/**
 * Has one request of each connection at work, whatever a client sends: those behind it wait unread, and a reader who
 * takes too long for an answer is cut off.
 */
export function createTurns(options: TurnsOptions) {
  const { handle, onCut, mostWaiting, mostWaitingOfAll, answerMs, bytesPerSecond } = options;
  const lines = new Map<Socket, Line>();
  let waitingOfAll = 0;

  function lineOf(socket: Socket): Line {
    const known = lines.get(socket);
    if (known) return known;
    const line: Line = {
      answering: null,
      waiting: [],
      seen: null,
      onAnswered: () => answerNext(socket, line),
    };
    lines.set(socket, line);
    socket.once('close', () => {
      lines.delete(socket);
      waitingOfAll -= line.waiting.length;
    });
    return line;
  }

  function answer(line: Line, request: IncomingMessage, response: ServerResponse): void {
    line.answering = response;
    // It closes once; a listener that removes itself costs more.
    response.on('close', line.onAnswered);
    handle(request, response);
  }

  function answerNext(socket: Socket, line: Line): void {
    const isLast = line.answering?.shouldKeepAlive === false || socket.destroyed;
    line.answering = null;
    const next = isLast ? undefined : line.waiting.shift();
    if (!next) return;
    waitingOfAll--;
    // What waits was read whole, but for the body of the last.
    if (line.waiting.length === 0) socket.resume();
    answer(line, ...next);
  }

  function cut(socket: Socket, reason: Cut): void {
    onCut(reason);
    socket.destroy();
  }

  function look(socket: Socket, line: Line, at: number): void {
    const { answering, seen } = line;
    if (answering === null || seen?.answer !== answering) {
      line.seen = answering && { answer: answering, at, sent: socket.bytesWritten };
      return;
    }
    const bought = ((socket.bytesWritten - seen.sent) / bytesPerSecond) * 1000;
    if (at - seen.at > answerMs + bought) cut(socket, 'slow');
  }

  return {
    /** Answers the request, now or when it is its turn. */
    take(request: IncomingMessage, response: ServerResponse): void {
      const { socket } = request;
      const line = lineOf(socket);
      if (line.answering === null) return answer(line, request, response);
      if (line.waiting.length >= mostWaiting || waitingOfAll >= mostWaitingOfAll)
        return cut(socket, 'pipelined');
      waitingOfAll++;
      line.waiting.push([request, response]);
      socket.pause();
    },
    /** Whether a whole request is being answered on this connection, so that nothing else may be written to it. */
    isAnswering(socket: Socket): boolean {
      const answering = lines.get(socket)?.answering;
      return answering ? answering.headersSent || answering.req.complete : false;
    },
    /** Cuts off who takes too long; to be called every second or so. */
    look(): void {
      const at = performance.now();
      for (const [socket, line] of lines) look(socket, line, at);
    },
  };
}
