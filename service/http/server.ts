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

/** What all clients together, and each connection, may ask of the service. */
export interface ConnectionLimits extends TurnLimits, BodyLimits, PaceLimits {
  /**
   * Connections at a time, of all and of one address that is no trusted proxy's; one more is closed unheard. Of those a
   * proxy asks for, each may have as many requests at work; one more gets 503.
   */
  mostConnections: number;
  mostOfOne: number;
  /** Requests with bodies that are begun in one turn of the event loop. */
  bodiesPerTurn: number;
}

/** Together they bound memory, whatever clients send and however slowly they read. */
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

/** How often slow clients are looked at, in milliseconds. */
const lookMs = 1_000;

/** Times in milliseconds. A request that is not there after `requestTimeout` gets a 408 at the next check. */
const serverOptions = {
  headersTimeout: 5_000,
  requestTimeout: 8_000,
  connectionsCheckingInterval: lookMs,
  keepAliveTimeout: 30_000,
  maxHeaderSize: 16 * 1024,
  optimizeEmptyRequests: true,
  // A missing host is refused below, with all headers.
  requireHostHeader: false,
};

/** A socket on which nothing moves for so long, in milliseconds, is closed. */
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

/** Both forms of a request's target are legal; everything behind this reads the short one. */
const shortTarget = (url: string) =>
  url.startsWith('/') || !URL.canParse(url) ? url : url.replace(/^\w+:\/\/[^/?#]*/, '') || '/';

/**
 * An HTTP server that takes nothing but sound requests, and holds no more for anybody than its limits say; what is
 * no request at all goes to `onClientError`.
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
      // What the others have sent was not read yet: it never is.
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
    // What was read together with the request that closed the connection.
    if (request.socket.destroyed) return;
    pace.hear(request.socket);
    bodies.receive(request, response);
    turns.take(request, response);
  }

  const server = createServer(serverOptions, take);
  server.maxConnections = all.mostConnections;
  // One more than are taken, so that it shows; what comes behind it is not kept.
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
