import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Metrics } from '../operation/metrics.ts';
import { createBodies, hasBody } from './bodies.ts';
import type { BodyLimits } from './bodies.ts';
import { createClientErrorHandler } from './clientError.ts';
import { cutOff } from './cutOff.ts';
import { createPace } from './pace.ts';
import type { PaceLimits } from './pace.ts';
import { createPortions } from './portions.ts';
import { mostHeaders, refusalOf, sendRefusal } from './refusals.ts';
import { createShares } from './shares.ts';
import { createTurns } from './turns.ts';
import type { TurnLimits } from './turns.ts';

/** What all clients together, and each connection, may use of the service. */
export interface ConnectionLimits extends TurnLimits, BodyLimits, PaceLimits {
  /**
   * Simultaneous connections, of all clients and of one address; one more is closed unread. Trusted proxies are exempt:
   * behind one, each address may have as many requests in progress, and one more gets 503.
   */
  mostConnections: number;
  mostOfOne: number;
  /** Requests with a body that one turn of the event loop starts. */
  bodiesPerTurn: number;
}

/** Together these bound memory, whatever clients send and however slowly they read. */
const usualLimits: ConnectionLimits = {
  mostConnections: 2_000,
  mostOfOne: 100,
  bodiesPerTurn: 32,
  turnMs: 25,
  mostBodyBytes: 64 * 1024,
  mostUnfinishedBytes: 8 * 1024 * 1024,
  freePieces: 64,
  piecesPerSecond: 20_000,
  mostWaiting: 16,
  mostWaitingOfAll: 2_000,
  answerMs: 60_000,
  bytesPerSecond: 32 * 1024,
};

/** How often slow clients are looked for, in milliseconds. */
const lookMs = 1_000;

/** Times in milliseconds. A request that is incomplete after `requestTimeout` gets a 408 at the next check. */
const serverOptions = {
  headersTimeout: 5_000,
  requestTimeout: 8_000,
  connectionsCheckingInterval: lookMs,
  keepAliveTimeout: 30_000,
  maxHeaderSize: 16 * 1024,
  optimizeEmptyRequests: true,
  // `refusalOf` refuses a missing host, with all headers.
  requireHostHeader: false,
};

/** An idle socket is closed after this many milliseconds. */
const idleSocketMs = 60_000;

interface HttpServerOptions {
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  metrics: Pick<Metrics, 'countRefused' | 'countCut'>;
  /** Whether an address is that of a trusted proxy. */
  isTrusted: (address: string) => boolean;
  limits?: Partial<ConnectionLimits> | undefined;
}

/** A request's target may also be an absolute URL; everything from here on reads the path alone. */
const shortTarget = (url: string) =>
  url.startsWith('/') || !URL.canParse(url) ? url : url.replace(/^\w+:\/\/[^/?#]*/, '') || '/';

/**
 * An HTTP server that accepts only sound requests and holds no more for any client than the limits allow. What is no
 * request at all goes to `onClientError`.
 */
export function createHttpServer({ handle, headers, metrics, isTrusted, limits = {} }: HttpServerOptions) {
  const all = { ...usualLimits, ...limits };
  const shares = createShares({ ...all, isTrusted });
  const pace = createPace(all);
  const bodies = createBodies({
    ...all,
    onPiece: ({ socket }) => pace.hear(socket),
    onTooMany({ socket }) {
      if (socket.destroyed) return;
      metrics.countCut('pieces');
      // The client's other connections are not read any further either.
      for (const one of shares.allOf(socket)) cutOff(one);
    },
  });
  const handleLater = createPortions(all.bodiesPerTurn, handle);
  const turns = createTurns({
    ...all,
    onCut: metrics.countCut,
    handle(request, response) {
      request.url = shortTarget(request.url ?? '/');
      const isTaken = shares.takeRequest(request, response);
      if (!isTaken) metrics.countCut('address');
      const refusal = isTaken ? refusalOf(request) : 503;
      if (refusal !== null) sendRefusal(response, refusal, headers);
      else if (hasBody(request)) handleLater(request, response);
      else handle(request, response);
    },
  });

  function take(request: IncomingMessage, response: ServerResponse): void {
    // A pipelined request, read together with the one that closed the connection.
    if (request.socket.destroyed) return;
    pace.hear(request.socket);
    bodies.receive(request, response);
    turns.take(request, response);
  }

  const server = createServer(serverOptions, take);
  server.maxConnections = all.mostConnections;
  // One more than allowed, so that an excess can be noticed; Node drops the rest.
  server.maxHeadersCount = mostHeaders + 1;
  server.setTimeout(idleSocketMs);
  server.on('checkExpectation', take);
  server.on('connection', (socket) => {
    if (shares.take(socket)) return pace.add(socket);
    metrics.countCut('address');
    socket.destroy();
  });
  server.on('drop', () => metrics.countCut('connections'));
  const looking = setInterval(turns.look, lookMs).unref();
  server.once('close', () => clearInterval(looking));
  const refuse = createClientErrorHandler({ headers, metrics, isAnswering: turns.isAnswering });
  return {
    server,
    bodies,
    onClientError(error: NodeJS.ErrnoException, socket: Socket) {
      pace.hear(socket);
      refuse(error, socket);
    },
  };
}
