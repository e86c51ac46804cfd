import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deskPages, deskPosts } from '../../contract/desk.ts';
import type { FreshCode } from '../../contract/desk.ts';
import { mailFolderOf } from '../delivery/mail/mailFolder.ts';
import { fileStamp } from '../lib/fileStamp.ts';
import { minuteMs } from '../lib/durations.ts';
import type { StoredInquiry } from '../store/Store.ts';
import { mayAsk } from './access/allowance.ts';
import { askMail, codeUntil, tryCode } from './access/challenges.ts';
import type { RouteParts } from './routeParts.ts';
import { eraseAddress } from './eraseAddress.ts';
import { exportFile } from './exportFile.ts';
import { readForm } from './forms.ts';
import { addressOfInquiry } from './pages/inquiryPages.ts';
import type { InquiryPages, Said } from './pages/inquiryPages.ts';
import { userOf } from './pages/shown.ts';

/** How long a code, or a sign-in, is fresh. */
const freshMs = 10 * minuteMs;

const types = { csv: 'text/csv; charset=utf-8; header=present', json: 'application/json' } as const;

/** What only somebody may do who has given a fresh code: an unattended desk erases and gives away nothing. */
export function guardedRoutes(app: FastifyInstance, parts: RouteParts, pages: InquiryPages): void {
  const { openedStore, now, shown, cookies, post, config, addressOf } = parts;
  const purpose = 'fresh';
  /** Its code is good in this session only. */
  const holderOf = ({ session }: FastifyRequest) => session.sessionId;

  async function freshCode(request: FastifyRequest): Promise<FreshCode> {
    const { desk } = request.session;
    if (desk && desk.freshAt + freshMs > now()) return { state: 'given', until: desk.freshAt + freshMs };
    const until = await codeUntil(openedStore(), { holder: holderOf(request), purpose, now: now() });
    return { state: until === null ? 'none' : 'sent', until };
  }

  /** Sends a code; what prevents that, if anything does. */
  async function sendCode(request: FastifyRequest): Promise<FreshCode | null> {
    const who = userOf(request);
    const asking = {
      address: addressOf(request),
      mailbox: who,
      device: cookies.deviceOf(request),
      now: now(),
    };
    if (!(await mayAsk(openedStore(), asking)))
      return { ...(await freshCode(request)), problem: { why: 'tooMany' } };
    const asked = await askMail(openedStore(), { holder: holderOf(request), who, purpose, now: now() });
    post.send(who, asked, null);
    return null;
  }

  /** Null once a code is fresh; otherwise what is wrong with the one that was typed. */
  async function refuseStale(request: FastifyRequest, typed: string): Promise<FreshCode | null> {
    const before = await freshCode(request);
    if (before.state === 'given') return null;
    const tried = await tryCode(openedStore(), { holder: holderOf(request), purpose, typed, now: now() });
    if (tried.who === null) return { ...(await freshCode(request)), problem: tried.problem };
    const { desk } = request.session;
    if (desk) request.session.desk = { ...desk, freshAt: now() };
    return null;
  }

  async function erasePage(
    request: FastifyRequest,
    reply: FastifyReply,
    inquiry: StoredInquiry,
    { code, ...said }: Said & { code?: FreshCode } = {},
  ): Promise<FastifyReply> {
    const count = (await openedStore().find(inquiry.fields.email)).length;
    const about = await pages.aboutOne(request, reply, inquiry, said);
    return shown.render(
      reply,
      'erase',
      { ...about, code: code ?? (await freshCode(request)), count },
      said.status,
    );
  }

  const isMoved = ({ version }: StoredInquiry, seen: string) => version !== Number(seen);
  const changed = { notice: { kind: 'changed' }, status: 409 } as const;

  app.get<{ Params: { reference: string } }>(deskPages.erase, async (request, reply) =>
    erasePage(request, reply, await pages.find(request)),
  );

  app.post<{ Params: { reference: string } }>(deskPosts.eraseCode, async (request, reply) => {
    const { version } = readForm('eraseCode', request.body);
    const inquiry = await pages.find(request);
    if (isMoved(inquiry, version)) return erasePage(request, reply, inquiry, changed);
    const code = await sendCode(request);
    if (code) return erasePage(request, reply, inquiry, { code, status: 429 });
    return reply.redirect(addressOfInquiry(deskPages.erase, inquiry), 303);
  });

  app.post<{ Params: { reference: string } }>(deskPosts.erase, async (request, reply) => {
    const { version, code: typed } = readForm('erase', request.body);
    const inquiry = await pages.find(request);
    if (isMoved(inquiry, version)) return erasePage(request, reply, inquiry, changed);
    const code = await refuseStale(request, typed);
    if (code) return erasePage(request, reply, inquiry, { code, status: 403 });
    const who = userOf(request);
    const { ids, clean } = await eraseAddress(openedStore(), {
      email: inquiry.fields.email,
      folder: mailFolderOf(config.databaseUrl),
      note: (count) => openedStore().note({ at: now(), who, what: `desk: erase: ${count} inquiries` }),
    });
    // Its visitor may have corrected the address just then.
    const left = ids.includes(inquiry.id) ? null : await openedStore().get(inquiry.id);
    if (left) return erasePage(request, reply, left, changed);
    const what = { post: 'erase', count: ids.length } as const;
    return shown.showDone(reply, deskPages.list, { ...what, ...(!clean && { unclean: true }) });
  });

  async function exportPage(
    request: FastifyRequest,
    reply: FastifyReply,
    { code, status }: { code?: FreshCode; status?: number } = {},
  ): Promise<FastifyReply> {
    const frame = await shown.signedIn(request, reply);
    const { open, answered, aside, before, suspects } = frame.counts;
    const count = open + answered + aside + before + suspects;
    return shown.render(
      reply,
      'export',
      { ...frame, code: code ?? (await freshCode(request)), count },
      status,
    );
  }

  app.get(deskPages.export, async (request, reply) => exportPage(request, reply));

  app.post(deskPosts.exportCode, async (request, reply) => {
    readForm('exportCode', request.body);
    const code = await sendCode(request);
    return code ? exportPage(request, reply, { code, status: 429 }) : reply.redirect(deskPages.export, 303);
  });

  app.post(deskPosts.export, async (request, reply) => {
    const { code: typed, format } = readForm('export', request.body);
    const code = await refuseStale(request, typed);
    if (code) return exportPage(request, reply, { code, status: 403 });
    await openedStore().note({ at: now(), who: userOf(request), what: `desk: export as ${format}` });
    const name = `inquiries-${fileStamp(now())}.${format}`;
    return reply
      .type(types[format])
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Readable.from(exportFile(openedStore().all(), format)));
  });
}
