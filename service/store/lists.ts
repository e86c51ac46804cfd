import * as v from 'valibot';
import type { DeskCounts, ListOptions } from './Store.ts';

const newest = 'ORDER BY received_at DESC, id DESC';
/** First whatever its visitor waits for in vain, then what is due first. */
const mostUrgent = `ORDER BY id IN (SELECT inquiry_id FROM step WHERE kind = 'contradicted') DESC,
  due_at IS NULL, due_at, id`;
const genuine = (states: string, order: string) =>
  `WHERE state IN (${states}) AND suspicion IS NULL ${order}`;

/** What is listed, and in which order, for both databases. */
const filters: Readonly<Record<NonNullable<ListOptions['only']> | 'all', string>> = {
  all: newest,
  suspects: `WHERE suspicion IS NOT NULL ${newest}`,
  parked: `WHERE id IN (SELECT inquiry_id FROM outbox WHERE state = 'parked') ${newest}`,
  // What was said last, whenever the inquiry came.
  contradicted: `WHERE id IN (SELECT inquiry_id FROM step WHERE kind = 'contradicted')
    ORDER BY (SELECT max(at) FROM step WHERE kind = 'contradicted' AND inquiry_id = id) DESC, id DESC`,
  open: genuine("'new', 'taken'", mostUrgent),
  new: genuine("'new'", mostUrgent),
  taken: genuine("'taken'", mostUrgent),
  answered: genuine("'answered'", newest),
  aside: genuine("'aside'", newest),
  before: genuine("'before'", newest),
};

/** @param from the table or view of whole inquiries; two placeholders follow, of how many and of how many before them */
export const listQuery = (
  from: string,
  only: ListOptions['only'],
  [limit, skip]: readonly [string, string],
): string => `SELECT * FROM ${from} ${filters[only ?? 'all']} LIMIT ${limit} OFFSET ${skip}`;

/** @param before placeholders of a time and an id: what was received before those, newest first */
export const beforeQuery = (
  from: string,
  [receivedAt, id, limit]: readonly [string, string, string],
): string =>
  `SELECT * FROM ${from} WHERE (received_at, id) < (${receivedAt}, ${id}) ${newest} LIMIT ${limit}`;

const states = ['new', 'taken', 'answered', 'aside', 'before'] as const;

/** @param now the placeholder of the time */
export const countsQuery = (now: string): string => `SELECT
  ${states.map((state) => `count(*) FILTER (WHERE suspicion IS NULL AND state = '${state}') AS "${state}"`).join(', ')},
  count(*) FILTER (WHERE suspicion IS NULL AND state IN ('new', 'taken') AND due_at <= ${now}) AS overdue,
  count(*) FILTER (WHERE suspicion IS NOT NULL) AS suspects,
  (SELECT count(*) FROM act) AS acts
  FROM inquiry`;

const countsRow = v.object({
  ...v.entriesFromList(states, v.number()),
  ...{ overdue: v.number(), suspects: v.number(), acts: v.number() },
});

export function readCounts(row: unknown): DeskCounts {
  const { acts, ...inquiries } = v.parse(countsRow, row);
  return { inquiries, acts };
}
