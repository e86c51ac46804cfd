import { createServer } from 'node:http';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifySchemaValidationError } from 'fastify';
import type { ServiceFile } from '../contract/serviceFile.ts';
import { createClientErrorHandler } from './clientError.ts';
import type { Config } from './config.ts';
import { createNoteFailure, sendProblem } from './failure.ts';
import { contactRoute } from './inquiries/route.ts';
import { malformed, shownKey } from './inquiries/strictJson.ts';
import { createTrust } from './location/proxies.ts';
import { locationRoutes } from './location/routes.ts';
import { healthRoutes } from './operation/health.ts';
import type { Metrics } from './operation/metrics.ts';
import { createPages } from './pages/pages.ts';
import { Problem } from './problem.ts';
import type { Store, StoreBroken } from './store/Store.ts';

/** What the app works with: its store, the built site, and whom it tells. */
export interface AppParts {
  store: Store;
  serviceFile: ServiceFile;
  /** Folder of the built site. */
  siteFolder: string;
  metrics: Metrics;
  log: FastifyBaseLogger;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** A genuine inquiry is on disk: deliveries may start. */
  onStored: () => void;
  /** The store cannot be trusted any more: the process must end. */
  onBroken: (error: StoreBroken) => void;
  /** Plugins that must see every route, such as the one that writes the documentation. */
  observe?: (app: FastifyInstance) => Promise<void>;
}

const bodyLimit = 64 * 1024;

/** Times in milliseconds. A request that is not there after `requestTimeout` gets a 408 at the next check. */
const serverOptions = {
  headersTimeout: 5_000,
  requestTimeout: 8_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 30_000,
  maxHeaderSize: 16 * 1024,
  optimizeEmptyRequests: true,
};

/** A socket on which nothing moves for so long, in milliseconds, is closed. */
const idleSocketMs = 60_000;

/** Says which key a body has too many or of a wrong type, and nothing of its value. */
function describeSchemaError([error]: FastifySchemaValidationError[]): Problem {
  const added = error?.params['additionalProperty'];
  if (typeof added === 'string') return malformed(`The key ${shownKey(added)} is unknown.`);
  const field = error?.instancePath.slice(1) ?? '';
  return malformed(field === '' ? 'The body is no object.' : `"${field}" is no text.`);
}

/** Both forms of a request's target are legal; everything here reads the short one. */
const shortTarget = (url: string) =>
  url.startsWith('/') || !URL.canParse(url) ? url : url.replace(/^\w+:\/\/[^/?#]*/, '') || '/';

/** What each address of the API takes, for `Allow`. */
const methods = new Map([
  ['/api/contact', 'POST'],
  ['/api/ip', 'GET, HEAD'],
  ['/api/geolocation', 'GET, HEAD'],
  ['/healthz/live', 'GET, HEAD'],
  ['/healthz/ready', 'GET, HEAD'],
]);

const isService = (url: string) => /^\/(?:api|healthz)(?:[/?]|$)/.test(url);

/** The whole service, ready to listen: the site and the API with their production options. */
export async function buildApp(config: Config, parts: AppParts): Promise<FastifyInstance> {
  const { store, serviceFile, siteFolder, metrics, log, observe } = parts;
  const { headers, redirects } = serviceFile;
  const pages = createPages({ folder: siteFolder, headers, redirects, metrics, log });
  const isTrusted = createTrust(config.trustedProxies);
  const noteFailure = createNoteFailure(parts);
  let closing = false;

  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: isTrusted,
    return503OnClosing: false,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: false } },
    schemaErrorFormatter: describeSchemaError,
    clientErrorHandler: createClientErrorHandler(headers, metrics),
    frameworkErrors: (error, request, reply) =>
      sendProblem(reply.headers(headers), noteFailure(error, request)),
    serverFactory(handle) {
      const server = createServer(serverOptions, (request, response) => {
        const url = shortTarget(request.url ?? '/');
        request.url = url;
        // Whoever keeps a connection alive learns with this answer that it ends.
        if (closing) response.shouldKeepAlive = false;
        if (isService(url)) handle(request, response);
        else pages.handle(request, response);
      });
      server.setTimeout(idleSocketMs);
      return server;
    },
  });

  // Only the route that takes inquiries reads a body.
  app.removeAllContentTypeParsers();
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(headers);
    if (closing) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async ({ id, method, routeOptions: { url: route = 'unknown' } }, reply) => {
    const ms = Math.round(reply.elapsedTime * 100) / 100;
    const status = reply.statusCode;
    log.info({ id, method, route, status, ms }, 'answered');
    metrics.observeRequest({ method, route, status }, ms);
  });
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.setErrorHandler((error, request, reply) => sendProblem(reply, noteFailure(error, request)));
  app.setNotFoundHandler((request) => {
    const allow = methods.get(request.url.replace(/\?.*$/, ''));
    throw allow === undefined ? new Problem(404) : new Problem(405, { headers: { allow } });
  });

  await observe?.(app);
  healthRoutes(app, { store, isClosing: () => closing });
  locationRoutes(app, { isTrusted });
  await app.register(async (scope) => {
    await contactRoute(scope, config, { ...parts, noteFailure, formPage: pages.text(serviceFile.form.page) });
  });
  return app;
}
