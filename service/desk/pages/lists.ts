import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ROWS_A_PAGE, deskPages, deskPosts } from '../../../contract/desk.ts';
import { hourMs } from '../../lib/durations.ts';
import type { Place } from '../../store/Store.ts';
import type { RouteParts } from '../routeParts.ts';
import { readForm } from '../forms.ts';
import { fewestForShares, replyTimes } from '../replyTimes.ts';
import { rowOf } from './rows.ts';

/** How long a search may take, in milliseconds; it says where to go on. */
const searchMs = 2_000;
/** Longer than anything that is looked for, in characters: each word is looked for in each inquiry. */
const longestSearch = 200;

/** The periods that are measured, in days. */
const periods = [30, 90, 365];

const query = v.object({
  state: v.fallback(v.picklist(['open', 'new', 'taken', 'answered', 'aside', 'before']), 'open'),
  page: v.fallback(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,5}$/),
      v.transform((page) => Number(page)),
    ),
    1,
  ),
});

/** `<milliseconds>.<id>`, as an address takes it; null for anything else. */
function readPlace(text: string): Place | null {
  const [, receivedAt, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text) ?? [];
  return receivedAt === undefined || id === undefined ? null : { receivedAt: Number(receivedAt), id };
}

const shownPlace = ({ receivedAt, id }: Place): string => `${receivedAt}.${id}`;

/** Lists, the search, the measure, and the log. */
export function listRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { openedStore, now, shown, config } = parts;
  const promiseHours = config.promiseMs / hourMs;
  const spanOf = (page: number) => ({ limit: ROWS_A_PAGE, skip: (page - 1) * ROWS_A_PAGE });

  app.get(deskPages.list, async (request, reply) => {
    const { state: list, page } = v.parse(query, request.query);
    const frame = await shown.signedIn(request, reply);
    const found = await openedStore().list({ only: list, ...spanOf(page) });
    const total = frame.counts[list];
    return shown.render(reply, 'list', { ...frame, list, page, total, promiseHours, rows: found.map(rowOf) });
  });

  app.get(deskPages.suspects, async (request, reply) => {
    const { page } = v.parse(query, request.query);
    const frame = await shown.signedIn(request, reply);
    const found = await openedStore().list({ only: 'suspects', ...spanOf(page) });
    const total = frame.counts.suspects;
    return shown.render(reply, 'suspects', { ...frame, page, total, promiseHours, rows: found.map(rowOf) });
  });

  app.get(deskPages.log, async (request, reply) => {
    const { page } = v.parse(query, request.query);
    const frame = await shown.signedIn(request, reply);
    const { limit, skip } = spanOf(page);
    const rows = await openedStore().acts(limit, skip);
    const { acts: total } = await openedStore().deskCounts(now());
    return shown.render(reply, 'log', { ...frame, page, total, rows });
  });

  app.get(deskPages.measure, async (request, reply) => {
    const frame = await shown.signedIn(request, reply);
    const measured = periods.map(async (days) => ({
      ...(await replyTimes(openedStore(), { now: now(), days })),
      days,
    }));
    const props = { ...frame, promiseHours, fewestForShares, periods: await Promise.all(measured) };
    return shown.render(reply, 'measure', props);
  });

  async function search(request: FastifyRequest, reply: FastifyReply, words: string, before: string) {
    const frame = await shown.signedIn(request, reply);
    if (words.trim() === '') return shown.render(reply, 'search', { ...frame, promiseHours, result: null });
    const place = readPlace(before);
    const options = {
      words: words.slice(0, longestSearch),
      before: place,
      limit: ROWS_A_PAGE,
      withinMs: searchMs,
    };
    const { found, older, cut } = await openedStore().search(options);
    const result = { words, rows: found.map(rowOf), older: older && shownPlace(older), cut };
    return shown.render(reply, 'search', { ...frame, promiseHours, result });
  }

  app.get(deskPages.search, async (request, reply) => search(request, reply, '', ''));

  // Asked for by a post, so that no name stands in an address, a history or a log.
  app.post(deskPosts.search, async (request, reply) => {
    const { words, before } = readForm('search', request.body);
    return search(request, reply, words, before);
  });
}
