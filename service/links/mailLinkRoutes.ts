import type { FastifyInstance } from 'fastify';
import { LINK_PAGE } from '../../contract/addresses.ts';
import { act } from '../desk/act.ts';
import type { Wish } from '../desk/decide.ts';
import { findByReference } from '../desk/findByReference.ts';
import { Problem } from '../http/problem.ts';
import { minuteMs } from '../lib/durations.ts';
import type { LinkKeys, StoredInquiry } from '../store/Store.ts';
import { linkPages } from './linkPages.ts';
import type { LinkParts, TemplateOf } from './linkPages.ts';
import { lookSchema, saySchema } from './mailLinkSchema.ts';
import { isOpenTo, mailLinkState } from './mailLinkState.ts';
import { isMailToken, isOver, isPurpose, isUndoToken, purposes, undoToken } from './tokens.ts';
import type { Purpose } from './tokens.ts';

type Route = { Params: { reference: string; purpose: string; token: string } };

interface Found {
  inquiry: StoredInquiry;
  keys: LinkKeys;
  purpose: Purpose;
}

/** How long what was said can be taken back, in milliseconds. */
const undoMs = 10 * minuteMs;

const gone = () => new Problem(404);

/**
 * Initials as they were typed, in one spelling; null if they are none, as letters are not that nobody sees. A link cannot
 * know who has it, so he says it.
 */
function readInitials(typed: string): string | null {
  const initials = typed.slice(0, 64).normalize('NFC').replaceAll(/[\s.]/g, '').toUpperCase();
  return /^(?:(?!\p{Default_Ignorable_Code_Point})\p{L}){2,4}$/u.test(initials) ? initials : null;
}

/**
 * Where the links of the agency's mails lead. Reading changes nothing, whoever reads: scanners, previews, people. Saying
 * something takes a button and initials, and only ever moves an inquiry forward; for ten minutes it can be taken back.
 */
export function mailLinkRoutes(scope: FastifyInstance, parts: LinkParts, template: TemplateOf): void {
  const { store, now, onStored, config, serviceFile } = parts;
  const { language, linkPage } = serviceFile;
  const answer = linkPages(scope, parts, template(linkPage));

  /** What a link leads to. @throws {Problem} 404 when it leads nowhere, or no longer */
  async function find({ reference, purpose, token }: Route['Params']): Promise<Found> {
    const inquiry = isPurpose(purpose) ? await findByReference(store, reference) : null;
    const keys = await store.linkKeys();
    if (!isPurpose(purpose) || !inquiry || inquiry.suspicion !== null || isOver(inquiry, now())) throw gone();
    if (!isMailToken(keys, purpose, inquiry, token)) throw gone();
    return { inquiry, keys, purpose };
  }

  /** Does what somebody wants; the inquiry as it is after it, and what became of that. */
  async function perform({ id }: StoredInquiry, wish: Wish, version?: number) {
    const outcome = await act(store, {
      ...{ id, wish, via: 'link', now: now(), told: config.webhook !== null },
      ...(version !== undefined && { version }),
    });
    const inquiry = outcome?.changed ? await store.get(id) : outcome?.inquiry;
    if (!outcome || !inquiry) throw gone();
    if (outcome.changed) onStored();
    return { inquiry, changed: outcome.changed, refusal: outcome.refusal };
  }

  /** Takes back the last step, as long as it is the last one, was made by a link, and is not long ago. */
  async function undo({ inquiry, keys, purpose }: Found, token: string) {
    const last = inquiry.steps.at(-1);
    const isRight = last?.via === 'link' && now() - last.at <= undoMs && isUndoToken(keys, inquiry, token);
    if (!isRight) return mailLinkState(inquiry, { purpose, language, said: 'moved' });
    const kind = last.kind === 'answered' ? 'reopened' : 'given_back';
    const wish = { kind, who: last.who, keepsTaker: true } as const;
    const { inquiry: after, refusal } = await perform(inquiry, wish, inquiry.version);
    return mailLinkState(after, { purpose, language, said: refusal ?? 'undone' });
  }

  async function say({ inquiry, keys, purpose }: Found, who: string) {
    const done = await perform(inquiry, { kind: purposes[purpose], who });
    const { inquiry: after, changed, refusal } = done;
    const token = changed && { undo: undoToken(keys, after, after.version) };
    return mailLinkState(after, { purpose, language, said: refusal ?? 'done', ...token });
  }

  const path = `${LINK_PAGE}:reference/:purpose/:token`;

  scope.get<Route>(path, { schema: lookSchema }, async ({ params }, reply) => {
    const { inquiry, purpose } = await find(params);
    return answer(reply, mailLinkState(inquiry, { purpose, language }));
  });

  scope.post<Route & { Body: { initials?: string; undo?: string } | undefined }>(
    path,
    { schema: saySchema },
    async ({ params, body = {} }, reply) => {
      const found = await find(params);
      const { inquiry, purpose } = found;
      if (body.undo !== undefined) return answer(reply, await undo(found, body.undo));
      const who = readInitials(body.initials ?? '');
      if (who === null && isOpenTo(inquiry, purpose))
        return answer(reply.code(422), mailLinkState(inquiry, { purpose, language, said: 'unnamed' }));
      const state = await say(found, who ?? '');
      return answer(state.shown.includes('refused') ? reply.code(409) : reply, state);
    },
  );
}
