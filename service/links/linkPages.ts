import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FilledPage, ServiceFile } from '../../contract/serviceFile.ts';
import type { AppParts } from '../http/appParts.ts';
import type { Bodies } from '../http/bodies.ts';
import { sendProblem } from '../http/failure.ts';
import type { NoteFailure } from '../http/failure.ts';
import { Problem, tooMany } from '../http/problem.ts';
import { parseForm } from '../inquiries/formBody.ts';
import type { Limit } from '../inquiries/limit.ts';
import { isOwnOrigin } from '../inquiries/origin.ts';
import { fillPage } from '../pages/fillPage.ts';
import type { PageState } from '../pages/fillPage.ts';
import type { Config } from '../settings/config.ts';

/** What the pages behind links work with. */
export interface LinkParts extends Pick<AppParts, 'store' | 'now' | 'onStored'> {
  config: Pick<Config, 'siteUrl' | 'webhook'>;
  serviceFile: ServiceFile;
  noteFailure: NoteFailure;
  /** The caller's address; null where nobody names one. */
  addressOf: (request: FastifyRequest) => string | null;
  /** Counts a post. */
  count: Limit;
  bodies: Bodies;
}

/** A page as the build left it, with its text. */
export type TemplateOf = (page: FilledPage) => FilledPage & { text: string };

/**
 * Nobody keeps or lists these pages. Their addresses are told to no other site, nor, as whoever has one may act, to a log
 * that says from which page a stylesheet was asked for. Forms of a page that names no referrer at all would come from
 * nowhere.
 */
const headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'strict-origin',
  'x-robots-tag': 'noindex',
};

const formType = 'application/x-www-form-urlencoded';

export const wantsJson = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  /^application\/json\b/.test(accept);

/** A form of these pages: browsers say where it stands, so one that comes from nowhere is no browser's. */
function isOwnForm({ headers: sent, host }: FastifyRequest, siteUrl: string): boolean {
  const isSaid = sent.origin !== undefined || sent['sec-fetch-site'] !== undefined;
  return isSaid && isOwnOrigin(sent, { siteUrl, host });
}

/**
 * Prepares a scope whose pages one built page is filled for, and returns what answers with it. What goes wrong is said in
 * the page as well; where there is nothing behind a link, it is the page as it was built.
 */
export function linkPages(scope: FastifyInstance, parts: LinkParts, page: ReturnType<TemplateOf>) {
  const { config, serviceFile, noteFailure, addressOf, count, bodies } = parts;

  const answer = (reply: FastifyReply, state: PageState | null) =>
    reply.type('text/html; charset=utf-8').send(state ? fillPage(page.text, page.slots, state) : page.text);

  scope.addContentTypeParser(formType, async ({ raw }: FastifyRequest) => {
    const { values, problem } = parseForm(await bodies.whole(raw));
    if (problem) throw problem;
    return values;
  });
  scope.addHook('onSend', async (_request, reply) => void reply.headers(headers));
  scope.addHook('onRequest', async (request) => {
    if (request.method !== 'POST') return;
    if (!isOwnForm(request, config.siteUrl)) throw new Problem(403, { reason: 'origin' });
    const { waitMs } = await count(addressOf(request) ?? '');
    if (waitMs === null) return;
    const detail = `Too many forms from your network: wait, or write to ${serviceFile.mail.to}.`;
    throw tooMany('too-many', detail, Math.ceil(waitMs / 1000));
  });
  scope.setErrorHandler((error, request, reply) => {
    const problem = noteFailure(error, request);
    if (wantsJson(request)) return sendProblem(reply, problem);
    const state = problem.status === 404 ? null : { shown: ['trouble'], values: {} };
    return answer(reply.code(problem.status).headers(problem.headers), state);
  });
  // A link that was cut short.
  scope.get(page.page, { schema: { hide: true } }, async (_request, reply) => answer(reply.code(404), null));
  return answer;
}
