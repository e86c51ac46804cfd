import cookie from '@fastify/cookie';
import csrfProtection from '@fastify/csrf-protection';
import session from '@fastify/session';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deskPages } from '../../contract/desk.ts';
import type { ProblemProps } from '../../contract/desk.ts';
import { sendProblem } from '../http/failure.ts';
import { Problem } from '../http/problem.ts';
import { reportAnswers } from '../http/reportAnswers.ts';
import { parseForm } from '../inquiries/formBody.ts';
import { createCookies } from './access/cookies.ts';
import { isFromDesk } from './access/origin.ts';
import { createPost } from './access/post.ts';
import { sessionOptions } from './access/sessions.ts';
import { sessionRoutes, signInAddress, signInRoutes } from './access/signIn.ts';
import { actionRoutes } from './actions.ts';
import type { DeskParts } from './deskParts.ts';
import { tokenIn } from './forms.ts';
import { guardedRoutes } from './guardedActions.ts';
import { createInquiryPages, inquiryRoutes } from './pages/inquiryPages.ts';
import { listRoutes } from './pages/lists.ts';
import { createShown } from './pages/shown.ts';

/**
 * Nothing from elsewhere, no inline code, no frame around it and no request by script. No other site learns an address,
 * but the own forms say where they stand: a page that names no referrer at all would post from nowhere.
 */
const ownHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

const problems: Readonly<Record<number, ProblemProps['why']>> = {
  404: 'missing',
  405: 'missing',
  429: 'tooMany',
  503: 'unavailable',
};

const whyOf = (error: unknown, { status, reason }: Problem): ProblemProps['why'] => {
  const isStale = error instanceof Error && 'code' in error && String(error.code).startsWith('FST_CSRF_');
  if (isStale) return 'stale';
  return reason === 'origin' ? 'foreign' : (problems[status] ?? 'failed');
};

/** The desk, ready to answer. */
export async function buildDesk(parts: DeskParts): Promise<FastifyInstance> {
  const { openedStore, loadDesk, serviceFile, log, now, desk, isTrusted, noteFailure, bodies } = parts;
  const headers = { ...parts.headers, ...ownHeaders };
  const cookies = createCookies(desk.url);
  const post = createPost(parts);
  const shown = createShown({
    ...{ store: openedStore, now, brand: serviceFile.brand, load: loadDesk },
    ...{ prefix: cookies.prefix, cookie: cookies.options },
  });

  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isTrusted,
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) =>
      sendProblem(reply.headers(headers), noteFailure(error, request)),
  });
  reportAnswers(app, parts);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', async ({ raw }: FastifyRequest) => {
    const { values, problem } = parseForm(await bodies.whole(raw));
    if (problem) throw problem;
    return values;
  });
  // What the page of a link loads must not carry its address into a log.
  const headersOfLink = { ...headers, 'referrer-policy': 'strict-origin' };
  app.addHook('onSend', async ({ routeOptions: { url } }, reply) => {
    reply.headers(url === deskPages.link ? headersOfLink : headers);
  });
  app.addHook('onRequest', async ({ protocol, method, headers: sent, socket }) => {
    // Without this, cookies would be missing in silence.
    if (cookies.options.secure && protocol !== 'https') {
      const peer = isTrusted(socket.remoteAddress ?? '') ? 'X-Forwarded-Proto' : 'TRUSTED_PROXIES';
      log.warn(
        { reason: peer },
        'the desk was asked for over http: its proxy has to be named and to say https',
      );
      throw new Problem(503, { reason: 'unavailable' });
    }
    if (method === 'POST' && !isFromDesk(sent, desk.url)) throw new Problem(403, { reason: 'origin' });
  });
  await app.register(cookie);
  await app.register(
    session,
    sessionOptions(
      { store: openedStore, users: desk.users, now },
      { name: cookies.session, secure: cookies.options.secure },
    ),
  );
  await app.register(csrfProtection, {
    sessionPlugin: '@fastify/session',
    sessionKey: 'csrf',
    getToken: ({ body }) => tokenIn(body),
    logLevel: 'debug',
  });

  /** Where whoever is not signed in comes back to: the page itself, or that of the inquiry that a form was about. */
  const returnTo = ({ method, url }: FastifyRequest): string =>
    method === 'GET' || method === 'HEAD' ? url : url.replace(/^(\/desk\/inquiry\/[\w-]+\/).*$/, '$1');

  app.setErrorHandler(async (error, request, reply) => {
    const problem = noteFailure(error, request);
    const props = { ...shown.frame(), why: whyOf(error, problem) };
    try {
      return await shown.render(reply.headers(problem.headers), 'problem', props, problem.status);
    } catch (fault) {
      log.error({ err: fault }, 'a page of the desk cannot be rendered');
      return sendProblem(reply, problem);
    }
  });
  app.setNotFoundHandler(() => {
    throw new Problem(404);
  });

  await app.register(async (scope) => {
    signInRoutes(scope, { ...parts, shown, cookies, post });
  });
  await app.register(async (scope) => {
    const routes = { ...parts, shown, cookies, post };
    const pages = createInquiryPages(routes);
    scope.addHook('onRequest', async (request, reply): Promise<FastifyReply | undefined> => {
      if (request.session.desk) return undefined;
      const isOver = request.cookies[cookies.session] !== undefined || request.method === 'POST';
      return reply.redirect(signInAddress(returnTo(request), isOver ? 'expired' : undefined), 303);
    });
    scope.addHook('preValidation', (request, reply, next) => {
      if (request.method === 'POST') scope.csrfProtection(request, reply, next);
      else next();
    });
    listRoutes(scope, routes);
    inquiryRoutes(scope, pages);
    actionRoutes(scope, routes, pages);
    guardedRoutes(scope, routes, pages);
    sessionRoutes(scope, routes);
  });
  app.addHook('onClose', () => post.stop());
  await app.ready();
  return app;
}
