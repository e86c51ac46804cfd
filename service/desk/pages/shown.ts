import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { deskPosts } from '../../../contract/desk.ts';
import type { DeskBundle, DeskNotice, DeskPage, DeskPost, DeskProps } from '../../../contract/desk.ts';
import { Problem } from '../../http/problem.ts';
import type { Store } from '../../store/Store.ts';

type Done = Extract<DeskNotice, { kind: 'done' }>;

const isPost = (name: string): name is DeskPost => Object.hasOwn(deskPosts, name);
const done = v.strictObject({
  kind: v.literal('done'),
  post: v.custom<DeskPost>((name) => typeof name === 'string' && isPost(name)),
  reference: v.exactOptional(v.string()),
  to: v.exactOptional(v.string()),
  count: v.exactOptional(v.number()),
  unclean: v.exactOptional(v.literal(true)),
});

/** How long what was done waits for the page that says so, in seconds. */
const doneSeconds = 60;

interface ShownParts {
  store: () => Store;
  now: () => number;
  brand: string;
  /** The prefix of cookies. */
  prefix: string;
  /** What all cookies have in common. */
  cookie: { path: string; httpOnly: true; sameSite: 'lax'; secure: boolean };
  load: () => Promise<DeskBundle>;
}

/** What was posted is answered by a redirect, so that going back or reloading repeats nothing; the next page says what was done. */
export function createShown({ store, now, brand, prefix, cookie, load }: ShownParts) {
  const doneCookie = `${prefix}desk-done`;

  function takeDone(request: FastifyRequest, reply: FastifyReply): { notice?: Done } {
    const kept = request.cookies[doneCookie];
    if (kept === undefined) return {};
    reply.clearCookie(doneCookie, cookie);
    try {
      return { notice: v.parse(done, JSON.parse(Buffer.from(kept, 'base64url').toString())) };
    } catch {
      return {};
    }
  }

  return {
    frame: () => ({ brand, now: now() }),
    /** What every page of somebody who is signed in says. */
    async signedIn(request: FastifyRequest, reply: FastifyReply, notice?: DeskNotice) {
      const { inquiries } = await store().deskCounts(now());
      return {
        ...{ brand, now: now(), user: userOf(request), csrf: reply.generateCsrf() },
        counts: { ...inquiries, open: inquiries.new + inquiries.taken },
        ...(notice ? { notice } : takeDone(request, reply)),
      };
    },
    async render<Page extends DeskPage>(
      reply: FastifyReply,
      page: Page,
      props: DeskProps[Page],
      status = 200,
    ): Promise<FastifyReply> {
      const { render } = await load();
      return reply.code(status).type('text/html; charset=utf-8').send(render(page, props));
    },
    /** Leads to a page that says what was done. */
    showDone(reply: FastifyReply, to: string, what: Omit<Done, 'kind'>): FastifyReply {
      const text = JSON.stringify({ kind: 'done', ...what } satisfies Done);
      const value = Buffer.from(text).toString('base64url');
      return reply.setCookie(doneCookie, value, { ...cookie, maxAge: doneSeconds }).redirect(to, 303);
    },
  };
}

export type Shown = ReturnType<typeof createShown>;

/** Who is signed in. @throws {Problem} if nobody is, which no page lets happen */
export function userOf({ session }: FastifyRequest): string {
  const { desk } = session;
  if (!desk) throw new Problem(403);
  return desk.who;
}
