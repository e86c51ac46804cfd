import type { FastifyInstance, FastifyRequest } from 'fastify';
import { INQUIRY_PAGE } from '../../contract/addresses.ts';
import { isEmailAddress } from '../../contract/email.ts';
import { inquiryFields } from '../../contract/inquiry.ts';
import { act } from '../desk/act.ts';
import type { Outcome } from '../desk/act.ts';
import type { Wish } from '../desk/decide.ts';
import { findByReference } from '../desk/findByReference.ts';
import { Problem } from '../http/problem.ts';
import type { PageState } from '../pages/fillPage.ts';
import type { LinkKeys, StoredInquiry } from '../store/Store.ts';
import { linkPages, wantsJson } from './linkPages.ts';
import type { LinkParts, TemplateOf } from './linkPages.ts';
import { readSchema, tellSchema } from './visitorSchema.ts';
import type { SenderCookie } from './senderCookie.ts';
import { isOver, isPageToken, isSenderProof, referenceIn } from './tokens.ts';
import { visitorState } from './visitorState.ts';

interface VisitorParts extends LinkParts {
  cookie: SenderCookie;
}

type Route = { Params: { token: string } };

/** Addresses that one inquiry may be given after the first: each is a mail to the agency, and may be one to a stranger. */
const mostCorrections = 3;

const gone = () => new Problem(404);

const isAddress = (text: string) => text.length <= (inquiryFields.email.limit ?? 0) && isEmailAddress(text);

/** The page of an inquiry's visitor: how far it is, and what he may say about it. */
export function visitorRoutes(scope: FastifyInstance, parts: VisitorParts, template: TemplateOf): void {
  const { store, now, onStored, config, serviceFile, cookie } = parts;
  const { language, visitorPage } = serviceFile;
  const answer = linkPages(scope, parts, template(visitorPage));

  /** The inquiry that a token leads to, and the keys that say so. @throws {Problem} 404 when there is none */
  async function find(token: string): Promise<{ inquiry: StoredInquiry; keys: LinkKeys }> {
    const inquiry = await findByReference(store, referenceIn(token));
    const keys = await store.linkKeys();
    if (!inquiry || isOver(inquiry, now()) || !isPageToken(keys, inquiry, token)) throw gone();
    return { inquiry, keys };
  }

  const isSender = (request: FastifyRequest, keys: LinkKeys, inquiry: StoredInquiry) =>
    isSenderProof(keys, inquiry, cookie.read(request.headers), now());

  const pathOf = (token: string) => `${INQUIRY_PAGE}${token}/`;

  async function stateFor(request: FastifyRequest<Route>, refused?: string): Promise<PageState> {
    const { token } = request.params;
    const { inquiry, keys } = await find(token);
    const path = pathOf(token);
    return visitorState(inquiry, {
      ...{ now: now(), language, path, isSender: isSender(request, keys, inquiry), refused },
    });
  }

  async function tell(id: string, wish: Pick<Wish, 'kind' | 'email'>, version?: number): Promise<Outcome> {
    const outcome = await act(store, {
      ...{ id, wish: { who: 'visitor', ...wish }, via: 'visitor', now: now() },
      ...{ told: config.webhook !== null, ...(version !== undefined && { version }) },
    });
    if (!outcome) throw gone();
    if (outcome.changed) onStored();
    return outcome;
  }

  /** Gives it another address. Of many that come at once, each counts those that were before it. */
  async function correct({ id, version, fields, steps }: StoredInquiry, email: string): Promise<void> {
    if (email === fields.email) return;
    if (steps.filter(({ kind }) => kind === 'corrected').length >= mostCorrections) throw new Problem(429);
    const { inquiry } = await tell(id, { kind: 'corrected', email }, version);
    if (inquiry.version !== version) await correct(inquiry, email);
  }

  scope.get<Route>(`${INQUIRY_PAGE}:token`, { schema: { hide: true } }, async ({ params }, reply) =>
    reply.redirect(pathOf(params.token), 308),
  );

  scope.get<Route>(`${INQUIRY_PAGE}:token/`, { schema: readSchema }, async (request, reply) => {
    const state = await stateFor(request);
    reply.header('vary', 'accept');
    return wantsJson(request) ? reply.send(state) : answer(reply, state);
  });

  scope.post<Route & { Body: { email?: string; answered?: string } | undefined }>(
    `${INQUIRY_PAGE}:token/`,
    { schema: tellSchema },
    async (request, reply) => {
      const { token } = request.params;
      const { email, answered } = request.body ?? {};
      const { inquiry, keys } = await find(token);
      if (answered === 'no') await tell(inquiry.id, { kind: 'contradicted' });
      if (email !== undefined) {
        if (!isSender(request, keys, inquiry)) throw new Problem(403);
        if (!isAddress(email)) return answer(reply.code(422), await stateFor(request, email));
        await correct(inquiry, email);
      }
      return reply.redirect(pathOf(token), 303);
    },
  );
}
