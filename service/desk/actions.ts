import type { FastifyInstance, FastifyReply } from 'fastify';
import { NOTE_LIMIT, deskPages, deskPosts } from '../../contract/desk.ts';
import type { DeskNotice, DeskPost } from '../../contract/desk.ts';
import { channelsOf } from '../delivery/channels.ts';
import { referenceOf } from '../delivery/reference.ts';
import { Problem, malformed } from '../http/problem.ts';
import type { StepKind, StoredInquiry } from '../store/Store.ts';
import { act } from './act.ts';
import { decide } from './decide.ts';
import type { Refusal, Wish } from './decide.ts';
import type { RouteParts } from './routeParts.ts';
import { readForm } from './forms.ts';
import { addressOfInquiry } from './pages/inquiryPages.ts';
import type { InquiryPages, OfInquiry, Said } from './pages/inquiryPages.ts';
import { userOf } from './pages/shown.ts';

/** What is posted about an inquiry as it is, and the step that it makes. */
const plainSteps = {
  take: 'taken',
  giveBack: 'given_back',
  answered: 'answered',
  reopen: 'reopened',
} as const satisfies Partial<Record<DeskPost, StepKind>>;

const lengthOf = (text: string): number => [...text].length;

/** Why nothing was done, in what the inquiry has become meanwhile. */
function noticeOf({ takenBy, takenAt, answeredAt, steps }: StoredInquiry, refusal: Refusal): DeskNotice {
  const last = steps.findLast(({ state, kind }) => state === refusal && kind !== 'noted');
  switch (refusal) {
    case 'taken':
      return { kind: 'first', state: refusal, who: takenBy ?? '?', at: takenAt ?? 0 };
    case 'answered':
      return { kind: 'first', state: refusal, who: last?.who ?? '?', at: answeredAt ?? 0 };
    case 'aside':
      return { kind: 'first', state: refusal, who: last?.who ?? '?', at: last?.at ?? 0 };
    case 'suspect':
    case 'free':
    case 'open':
      return { kind: 'refused', why: refusal };
    case 'moved':
      return { kind: 'changed' };
  }
}

/** Posts about one inquiry. Each names the version that its page showed: of two, the second reads who was first. */
export function actionRoutes(app: FastifyInstance, parts: RouteParts, pages: InquiryPages): void {
  const { openedStore, now, shown, config, desk, onStored } = parts;
  const channels = channelsOf(config);

  const done = (reply: FastifyReply, inquiry: StoredInquiry, post: DeskPost, to?: string) =>
    shown.showDone(reply, addressOfInquiry(deskPages.inquiry, inquiry), {
      ...{ post, reference: referenceOf(inquiry.id) },
      ...(to !== undefined && { to }),
    });

  const noteAct = (request: OfInquiry, what: string) =>
    openedStore().note({ at: now(), who: userOf(request), what });

  interface Posted {
    post: DeskPost;
    wish: Omit<Wish, 'who'>;
    version: string;
  }

  /** Makes a step, or shows the page again with the reason why not. */
  async function step(
    request: OfInquiry,
    reply: FastifyReply,
    { post, wish, version }: Posted,
    again: (inquiry: StoredInquiry, said: Said) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const { id } = await pages.find(request);
    const asked = { ...wish, who: userOf(request) };
    const isNote = wish.kind === 'noted';
    const outcome = await act(openedStore(), {
      ...{ id, wish: asked, via: 'desk', now: now(), told: config.webhook !== null && !isNote },
      // Whatever else has happened, a note can be added.
      ...(!isNote && { version: Number(version) }),
    });
    if (!outcome) throw new Problem(404);
    const { inquiry, changed, refusal } = outcome;
    if (refusal === 'moved') {
      const decision = decide(inquiry, asked, now());
      const isSo = 'refusal' in decision && decision.refusal === null;
      if (isSo) return done(reply, inquiry, post, wish.to);
      const why = 'refusal' in decision ? (decision.refusal ?? refusal) : refusal;
      return again(inquiry, { notice: noticeOf(inquiry, why), status: 409 });
    }
    if (refusal !== null) return again(inquiry, { notice: noticeOf(inquiry, refusal), status: 409 });
    if (changed) await noteAct(request, `desk: ${wish.kind} ${id}`);
    return done(reply, inquiry, post, wish.to);
  }

  const onPage = (request: OfInquiry, reply: FastifyReply) => (inquiry: StoredInquiry, said: Said) =>
    pages.inquiry(request, reply, inquiry, said);

  const route = (
    post: DeskPost,
    handle: (request: OfInquiry, reply: FastifyReply) => Promise<FastifyReply>,
  ) => app.post<{ Params: { reference: string } }>(deskPosts[post], handle);

  for (const [post, kind] of [
    ['take', plainSteps.take],
    ['giveBack', plainSteps.giveBack],
    ['answered', plainSteps.answered],
    ['reopen', plainSteps.reopen],
  ] as const) {
    route(post, async (request, reply) => {
      const { version } = readForm(post, request.body);
      return step(request, reply, { post, wish: { kind }, version }, onPage(request, reply));
    });
  }

  route('handOver', async (request, reply) => {
    const { version, to } = readForm('handOver', request.body);
    if (!desk.users.includes(to)) throw malformed('It can be handed over to users of the desk only.');
    const wish = { kind: 'handed_over', to } as const;
    return step(request, reply, { post: 'handOver', wish, version }, onPage(request, reply));
  });

  route('aside', async (request, reply) => {
    const { version, words } = readForm('aside', request.body);
    const typed = words.trim();
    const again = (inquiry: StoredInquiry, said: Said) =>
      pages.aside(request, reply, inquiry, { ...said, typed });
    if (lengthOf(typed) > NOTE_LIMIT) {
      const notice = { kind: 'tooLong', limit: NOTE_LIMIT } as const;
      return again(await pages.find(request), { notice, status: 422 });
    }
    const wish = { kind: 'aside', ...(typed !== '' && { words: typed }) } as const;
    return step(request, reply, { post: 'aside', wish, version }, again);
  });

  route('note', async (request, reply) => {
    const { version, words } = readForm('note', request.body);
    const typed = words.trim();
    const again = (inquiry: StoredInquiry, said: Said) =>
      pages.inquiry(request, reply, inquiry, { ...said, typed });
    const notice: DeskNotice | null =
      typed === ''
        ? { kind: 'empty' }
        : lengthOf(typed) > NOTE_LIMIT
          ? { kind: 'tooLong', limit: NOTE_LIMIT }
          : null;
    if (notice) return again(await pages.find(request), { notice, status: 422 });
    return step(request, reply, { post: 'note', wish: { kind: 'noted', words: typed }, version }, again);
  });

  /** What is no step of an inquiry, once somebody has seen how it is now. */
  const other = (
    post: 'genuine' | 'suspect' | 'redeliver',
    work: (inquiry: StoredInquiry) => Promise<boolean>,
  ) =>
    route(post, async (request, reply) => {
      const { version } = readForm(post, request.body);
      const inquiry = await pages.find(request);
      const isSeen = inquiry.version === Number(version);
      if (!isSeen || !(await work(inquiry))) {
        const notice = { kind: 'changed' } as const;
        return pages.inquiry(request, reply, await pages.find(request), { notice, status: 409 });
      }
      await noteAct(request, `desk: ${post} ${inquiry.id}`);
      return done(reply, inquiry, post);
    });

  other('genuine', async ({ id }) => {
    const isGenuine = await openedStore().makeGenuine(id, { now: now(), channels });
    if (isGenuine) onStored();
    return isGenuine;
  });
  other('suspect', async ({ id, suspicion }) =>
    suspicion === null ? openedStore().makeSuspect(id, now()) : (await openedStore().dismiss(id, now())) > 0,
  );
  other('redeliver', async ({ id, suspicion }) => {
    if (suspicion !== null) return false;
    const isQueued = await openedStore().redeliver(id, { now: now(), channels });
    if (isQueued) onStored();
    return isQueued;
  });
}
