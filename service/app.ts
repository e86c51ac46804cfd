import { createServer } from 'node:http';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifySchemaValidationError } from 'fastify';
import type { AppParts } from './http/appParts.ts';
import { createClientErrorHandler } from './http/clientError.ts';
import { createNoteFailure, sendProblem } from './http/failure.ts';
import { Problem, malformed } from './http/problem.ts';
import { contactRoute } from './inquiries/route.ts';
import { shownKey } from './inquiries/strictJson.ts';
import { createTrust } from './location/proxies.ts';
import { locationRoutes } from './location/routes.ts';
import { healthRoutes } from './operation/health.ts';
import { createPages } from './pages/pages.ts';
import type { Config } from './settings/config.ts';

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

  /** What each address of the API takes, for `Allow`. */
  const methods = new Map<string, string[]>();
  app.addHook('onRoute', ({ url, method }) => {
    methods.set(url, [...(methods.get(url) ?? []), method].flat());
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
    throw allow === undefined ? new Problem(404) : new Problem(405, { headers: { allow: allow.join(', ') } });
  });

  await observe?.(app);
  healthRoutes(app, { store, isClosing: () => closing });
  locationRoutes(app, { isTrusted });
  await app.register(async (scope) => {
    await contactRoute(scope, config, { ...parts, noteFailure, formPage: pages.text(serviceFile.form.page) });
  });
  return app;
}
