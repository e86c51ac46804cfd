import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from '../operation/metrics.ts';
import { createClientErrorHandler } from './clientError.ts';
import { refusalOf, sendRefusal } from './refusals.ts';
import { createTurns } from './turns.ts';
import type { TurnLimits } from './turns.ts';

/** What all clients together, and each connection, may ask of the service. */
export interface ConnectionLimits extends TurnLimits {
  /** Connections at a time; one more is closed unheard. */
  mostConnections: number;
}

/** Together they bound memory, whatever clients send and however slowly they read. */
const usualLimits: ConnectionLimits = {
  mostConnections: 2_000,
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
  limits?: Partial<ConnectionLimits> | undefined;
}

/** Both forms of a request's target are legal; everything behind this reads the short one. */
const shortTarget = (url: string) =>
  url.startsWith('/') || !URL.canParse(url) ? url : url.replace(/^\w+:\/\/[^/?#]*/, '') || '/';

/**
 * An HTTP server that takes nothing but sound requests, and holds no more for anybody than its limits say; what is
 * no request at all goes to `onClientError`.
 */
export function createHttpServer({ handle, headers, metrics, limits = {} }: HttpServerOptions) {
  const { mostConnections, ...turnLimits } = { ...usualLimits, ...limits };
  const turns = createTurns({
    ...turnLimits,
    onCut: metrics.countCut,
    handle(request, response) {
      request.url = shortTarget(request.url ?? '/');
      const refusal = refusalOf(request);
      if (refusal === null) handle(request, response);
      else sendRefusal(response, refusal, headers);
    },
  });

  const server = createServer(serverOptions, turns.take);
  server.maxConnections = mostConnections;
  server.setTimeout(idleSocketMs);
  server.on('checkExpectation', turns.take);
  server.on('drop', () => metrics.countCut('connections'));
  const looking = setInterval(turns.look, lookMs).unref();
  server.once('close', () => clearInterval(looking));
  return {
    server,
    onClientError: createClientErrorHandler({ headers, metrics, isAnswering: turns.isAnswering }),
  };
}
