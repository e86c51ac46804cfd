import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyRequest, FastifySchemaValidationError } from 'fastify';
import { DESK_PAGE, INQUIRY_ENDPOINT, SERVICE_PATHS } from '../contract/addresses.ts';
import { createLazyDesk } from './desk/lazyDesk.ts';
import type { AppParts } from './http/appParts.ts';
import { createNoteFailure, sendProblem } from './http/failure.ts';
import { Problem, malformed } from './http/problem.ts';
import { reportAnswers } from './http/reportAnswers.ts';
import { createHttpServer } from './http/server.ts';
import { createStorageQuota } from './inquiries/storageQuota.ts';
import { createLimit } from './inquiries/limit.ts';
import { contactRoute } from './inquiries/route.ts';
import { shownKey } from './inquiries/strictJson.ts';
import type { TemplateOf } from './links/linkPages.ts';
import { mailLinkRoutes } from './links/mailLinkRoutes.ts';
import { createReceiptLinks } from './links/receiptLinks.ts';
import { createSenderCookie } from './links/senderCookie.ts';
import { visitorRoutes } from './links/visitorRoutes.ts';
import { clientAddress } from './location/address.ts';
import { createTrust } from './location/proxies.ts';
import { createUnnamedProxyWatch } from './location/unnamedProxy.ts';
import { locationRoutes } from './location/routes.ts';
import { healthRoutes } from './operation/health.ts';
import { prefersHtml } from './pages/negotiate.ts';
import { createPages } from './pages/pages.ts';
import type { Config } from './settings/config.ts';

/** Names the unknown or mistyped key; never echoes its value. */
function describeSchemaError([error]: FastifySchemaValidationError[]): Problem {
  const added = error?.params['additionalProperty'];
  if (typeof added === 'string') return malformed(`The key ${shownKey(added)} is unknown.`);
  const field = error?.instancePath.slice(1) ?? '';
  return malformed(field === '' ? 'The body is no object.' : `"${field}" is no text.`);
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** A refused form leaves the browser at the API's address: reloading or reopening it redirects to the form. */
const toForm = { 'cache-control': 'no-store', vary: 'accept' };

/** Where there is no desk, its addresses belong to the site, which has no page there. */
const roots = [...SERVICE_PATHS, '/healthz/'].filter((path) => path !== DESK_PAGE);
const ofService = new RegExp(`^/(?:${roots.map((path) => path.slice(1, -1)).join('|')})(?:[/?]|$)`);

/** The whole service, ready to listen: the site and the API with their production options. */
export async function buildApp(config: Config, parts: AppParts): Promise<FastifyInstance> {
  const { store, storeTrouble, serviceFile, siteFolder, metrics, log, now, observe, limits } = parts;
  const { pageHeaders, fileHeaders, redirects } = serviceFile;
  const headers = { ...serviceFile.headers, ...pageHeaders };
  const pages = createPages({
    folder: siteFolder,
    headers: serviceFile.headers,
    pageHeaders,
    fileHeaders,
    redirects,
    metrics,
    log,
  });
  const isTrusted = createTrust(config.trustedProxies);
  const watchForProxy = createUnnamedProxyWatch({
    isTrusted,
    onFound() {
      log.warn(
        {},
        'X-Forwarded-For comes from an address that TRUSTED_PROXIES does not name: if that is your proxy, all its visitors share one rate limit and 100 connections',
      );
    },
  });
  let closing = false;
  let doubtReadiness = () => {};
  const noteFailure = createNoteFailure(parts, () => doubtReadiness());

  const addressOf = ({ socket, headers: { 'x-forwarded-for': forwardedFor } }: FastifyRequest) =>
    clientAddress({ peer: socket.remoteAddress, forwardedFor }, isTrusted);
  const { desk: deskConfig } = config;
  const desk =
    deskConfig &&
    createLazyDesk({
      headers,
      async open() {
        const { buildDesk } = await import('./desk/server.ts');
        const own = { isTrusted, addressOf, noteFailure, bodies: http.bodies };
        return buildDesk({ ...parts, ...own, config, desk: deskConfig, headers });
      },
      onFailure: (err) => log.error({ err }, 'the desk cannot be opened'),
    });

  let toApi: typeof pages.handle = pages.handle;
  const http = createHttpServer({
    headers,
    metrics,
    limits,
    isTrusted,
    handle(request, response) {
      // Tells keep-alive clients that the connection ends with this answer.
      if (closing) response.shouldKeepAlive = false;
      watchForProxy(request);
      if (desk?.isFor(request.url ?? '/')) desk.handle(request, response);
      else if (ofService.test(request.url ?? '/')) toApi(request, response);
      else pages.handle(request, response);
    },
  });

  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isTrusted,
    return503OnClosing: false,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: false } },
    schemaErrorFormatter: describeSchemaError,
    frameworkErrors: (error, request, reply) =>
      sendProblem(reply.headers(headers), noteFailure(error, request)),
    clientErrorHandler: http.onClientError,
    serverFactory(handle) {
      toApi = handle;
      return http.server;
    },
  });

  /** The methods that each API address accepts, for `Allow`. */
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
  reportAnswers(app, parts);
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onClose', async () => desk?.close());
  app.setErrorHandler((error, request, reply) => sendProblem(reply, noteFailure(error, request)));
  app.setNotFoundHandler(({ url, method, headers: { accept } }, reply) => {
    const path = url.replace(/\?.*$/, '');
    if (path === INQUIRY_ENDPOINT && isRead(method) && prefersHtml(accept)) {
      return reply.headers(toForm).redirect(serviceFile.form.page, 303);
    }
    const allow = methods.get(path);
    throw allow === undefined ? new Problem(404) : new Problem(405, { headers: { allow: allow.join(', ') } });
  });

  await observe?.(app);
  const quota = createStorageQuota(store, config.storageLimitBytes);
  const troubleNow = () => storeTrouble() ?? (quota.hasRoom() ? null : 'STORAGE_LIMIT_MB is reached');
  doubtReadiness = healthRoutes(app, { store, storeTrouble: troubleNow, isClosing: () => closing });
  locationRoutes(app, { addressOf, isTrusted });
  const count = createLimit({
    ...{ store, now, perMinute: config.rateLimitPerMinute, onFailure: metrics.countLimiterFailure },
  });
  const { bodies } = http;
  const cookie = createSenderCookie(config.siteUrl);
  const posted = { ...parts, addressOf, noteFailure, count, bodies };
  await app.register(async (scope) => {
    const formPage = pages.text(serviceFile.form.page);
    const links = createReceiptLinks({ store, now, cookie });
    contactRoute(scope, config, { ...posted, quota, formPage, links });
  });
  const template: TemplateOf = (page) => ({ ...page, text: pages.text(page.page) });
  await app.register(async (scope) => visitorRoutes(scope, { ...posted, config, cookie }, template));
  await app.register(async (scope) => mailLinkRoutes(scope, { ...posted, config }, template));
  return app;
}
