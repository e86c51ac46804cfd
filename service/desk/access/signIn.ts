import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { deskPages, deskPosts } from '../../../contract/desk.ts';
import { isEmailAddress } from '../../../contract/email.ts';
import { emailKey } from '../../store/emailKey.ts';
import type { RouteParts } from '../routeParts.ts';
import { readForm } from '../forms.ts';
import { userOf } from '../pages/shown.ts';
import { deviceOf, mayAsk } from './allowance.ts';
import { askMail, codeUntil, stateOfLink, tryCode, tryLink } from './challenges.ts';
import { deviceWords } from './deviceWords.ts';
import { hashOf } from './secrets.ts';
import { sessionMs } from './sessions.ts';

/** An address within the desk; the list, for anything else. */
const withinDesk = (next: string | undefined): string =>
  next !== undefined && /^\/desk\/[\w/-]*(?:\?[\w=&-]*)?$/.test(next) ? next : deskPages.list;

/** How somebody came to the page of sign-in. */
const reason = v.fallback(v.nullable(v.picklist(['expired', 'signedOut'])), null);

const queryOf = ({ query }: FastifyRequest, name: string): string | undefined => {
  const value: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, name) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** Where somebody signs in who wanted to see an address of the desk. */
export function signInAddress(next: string, because?: 'expired' | 'signedOut'): string {
  const query = new URLSearchParams({
    ...(withinDesk(next) !== deskPages.list && { next }),
    ...(because && { because }),
  });
  return query.size > 0 ? `${deskPages.signIn}?${query.toString()}` : deskPages.signIn;
}

const codeAddress = (next: string): string =>
  next === deskPages.list ? deskPages.code : `${deskPages.code}?${new URLSearchParams({ next }).toString()}`;

/** Signing in by a link or a code from a mail. */
export function signInRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { openedStore, now, desk, shown, cookies, post, addressOf } = parts;
  const purpose = 'signIn';

  /** Starts a session of a new name; the one before, if any, has ended. */
  async function start(request: FastifyRequest, reply: FastifyReply, who: string): Promise<void> {
    const at = now();
    await request.session.regenerate();
    request.session.desk = {
      ...{ who, createdAt: at, seenAt: at, endsAt: at + sessionMs, freshAt: at },
      device: deviceWords(request.headers['user-agent']),
    };
    // Made now, so that no view of a page has to be written down.
    reply.generateCsrf();
    cookies.forgetHolder(reply);
    cookies.keepDevice(reply, await deviceOf(openedStore(), who));
    await openedStore().note({ at, who, what: 'desk: signed in' });
  }

  app.get(deskPages.signIn, async (request, reply) => {
    const next = withinDesk(queryOf(request, 'next'));
    if (request.session.desk) return reply.redirect(next, 303);
    const because = v.parse(reason, queryOf(request, 'because'));
    return shown.render(reply, 'signIn', { ...shown.frame(), next, ...(because && { because }) });
  });

  app.post(deskPosts.signIn, async (request, reply) => {
    const { email, next: wanted } = readForm('signIn', request.body);
    const next = withinDesk(wanted);
    const again = (why: 'invalid' | 'tooMany', status: number) =>
      shown.render(reply, 'signIn', { ...shown.frame(), next, problem: { email, why } }, status);
    if (!isEmailAddress(email.trim())) return again('invalid', 422);

    const store = openedStore();
    const mailbox = emailKey(email);
    const asking = { address: addressOf(request), mailbox, device: cookies.deviceOf(request), now: now() };
    if (!(await mayAsk(store, asking))) return again('tooMany', 429);
    // Whether or not somebody of the desk has this address, all up to the answer is the same; mail comes afterwards.
    const who = desk.users.includes(mailbox) ? mailbox : null;
    const holder = cookies.keepHolder(request, reply);
    const asked = await askMail(store, { holder, who, purpose, now: now() });
    if (who !== null) {
      const url = `${desk.url}${deskPages.link.replace(':token', asked.link)}`;
      reply.raw.once('close', () => post.send(who, asked, url));
    }
    return reply.redirect(codeAddress(next), 303);
  });

  const codePage = async (request: FastifyRequest, next: string) => {
    const holder = cookies.holderOf(request);
    const until = holder === null ? null : await codeUntil(openedStore(), { holder, purpose, now: now() });
    return { ...shown.frame(), next, until };
  };

  app.get(deskPages.code, async (request, reply) => {
    const next = withinDesk(queryOf(request, 'next'));
    if (request.session.desk) return reply.redirect(next, 303);
    return shown.render(reply, 'code', await codePage(request, next));
  });

  app.post(deskPosts.code, async (request, reply) => {
    const { code, next: wanted } = readForm('code', request.body);
    const next = withinDesk(wanted);
    const holder = cookies.holderOf(request);
    const tried =
      holder === null
        ? ({ who: null, problem: { why: 'over' } } as const)
        : await tryCode(openedStore(), { holder, purpose, typed: code, now: now() });
    if (tried.who === null) {
      const props = { ...(await codePage(request, next)), problem: tried.problem };
      return shown.render(reply, 'code', props, 422);
    }
    await start(request, reply, tried.who);
    return reply.redirect(next, 303);
  });

  const linkOf = (request: FastifyRequest<{ Params: { token: string } }>) => ({
    ...{ link: request.params.token, holder: cookies.holderOf(request), now: now() },
  });

  // Looking at it uses nothing up: scanners of mail look, and some press what they find.
  app.get<{ Params: { token: string } }>(deskPages.link, async (request, reply) => {
    const state = await stateOfLink(openedStore(), linkOf(request));
    return shown.render(reply, 'link', { ...shown.frame(), state, token: request.params.token, csrf: '' });
  });

  app.post<{ Params: { token: string } }>(deskPosts.link, async (request, reply) => {
    readForm('link', request.body);
    const who = await tryLink(openedStore(), linkOf(request));
    if (who === null) {
      const state = await stateOfLink(openedStore(), linkOf(request));
      const props = { ...shown.frame(), state, token: request.params.token, csrf: '' };
      return shown.render(reply, 'link', props, 403);
    }
    await start(request, reply, who);
    return reply.redirect(deskPages.list, 303);
  });
}

/** Ending sessions, one's own and those of one's other browsers. */
export function sessionRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { openedStore, now, shown, cookies } = parts;

  app.get(deskPages.sessions, async (request, reply) => {
    const frame = await shown.signedIn(request, reply);
    const current = hashOf(request.session.sessionId);
    const found = await openedStore().sessions({ who: frame.user });
    const sessions = found.map(({ idHash: handle, device, createdAt, seenAt, endsAt }) => ({
      ...{ handle, device, createdAt, seenAt, endsAt, current: handle === current },
    }));
    return shown.render(reply, 'sessions', { ...frame, sessions });
  });

  /** The browser forgets what it knows of the desk. */
  async function signOut(request: FastifyRequest, reply: FastifyReply, who: string): Promise<FastifyReply> {
    await request.session.destroy();
    await openedStore().note({ at: now(), who, what: 'desk: signed out' });
    return reply
      .clearCookie(cookies.session, cookies.options)
      .header('clear-site-data', '"cache"')
      .redirect(signInAddress(deskPages.list, 'signedOut'), 303);
  }

  app.post(deskPosts.signOut, async (request, reply) => {
    readForm('signOut', request.body);
    return signOut(request, reply, userOf(request));
  });

  app.post(deskPosts.endSession, async (request, reply) => {
    const { session } = readForm('endSession', request.body);
    if (session === hashOf(request.session.sessionId)) return signOut(request, reply, userOf(request));
    const count = await openedStore().endSessions({ idHash: session, who: userOf(request) });
    await openedStore().note({ at: now(), who: userOf(request), what: `desk: ended ${count} sessions` });
    return shown.showDone(reply, deskPages.sessions, { post: 'endSession', count });
  });

  app.post(deskPosts.endOthers, async (request, reply) => {
    readForm('endOthers', request.body);
    const but = hashOf(request.session.sessionId);
    const count = await openedStore().endSessions({ who: userOf(request), but });
    await openedStore().note({ at: now(), who: userOf(request), what: `desk: ended ${count} sessions` });
    return shown.showDone(reply, deskPages.sessions, { post: 'endOthers', count });
  });
}
