import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Cut } from '../operation/metrics.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

export interface TurnLimits {
  /**
   * Pipelined requests that may wait, on one connection and on all together; one more closes its connection. Browsers
   * do not pipeline.
   */
  mostWaiting: number;
  mostWaitingOfAll: number;
  /** Time for a whole answer, in milliseconds, and how many bytes sent buy another second. */
  answerMs: number;
  bytesPerSecond: number;
}

/** A connection, which answers its requests one after the other. */
interface Line {
  answering: ServerResponse | null;
  waiting: [IncomingMessage, ServerResponse][];
  /** The answer that the last check saw, since when, and how many bytes the connection had sent by then. */
  seen: { answer: ServerResponse; at: number; sent: number } | null;
  /** The answer was sent, or its client has gone. */
  onAnswered: () => void;
}

interface TurnsOptions extends TurnLimits {
  handle: Handle;
  /** Called when a connection is closed for its client's behaviour. */
  onCut: (reason: Cut) => void;
}

/**
 * Handles one request per connection at a time, whatever a client pipelines: the others wait unread. A client that
 * takes too long to read an answer is cut off.
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
    // It fires once anyway, and `once` would cost more.
    response.on('close', line.onAnswered);
    handle(request, response);
  }

  function answerNext(socket: Socket, line: Line): void {
    const isLast = line.answering?.shouldKeepAlive === false || socket.destroyed;
    line.answering = null;
    const next = isLast ? undefined : line.waiting.shift();
    if (!next) return;
    waitingOfAll--;
    // Waiting requests were read in full, except for the last one's body.
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
    /** Answers the request, now or in its turn. */
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
    /** Whether a complete request is being answered on this connection, so that nothing else may be written to it. */
    isAnswering(socket: Socket): boolean {
      const answering = lines.get(socket)?.answering;
      return answering ? answering.headersSent || answering.req.complete : false;
    },
    /** Cuts off slow clients; call it about once a second. */
    look(): void {
      const at = performance.now();
      for (const [socket, line] of lines) look(socket, line, at);
    },
  };
}
