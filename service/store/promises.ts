import * as v from 'valibot';
import { dayMs, hourMs, mostPromiseHours } from '../lib/durations.ts';
import type { OutcomeCount, PromisesKnown } from './Store.ts';

/** Promises that fell due in a time; an index on when inquiries came finds them. */
const dueIn = (from: string, until: string) =>
  `due_at >= ${from} AND due_at < ${until} AND received_at >= ${from} - ${mostPromiseHours * hourMs}`;

/**
 * What became of promises that fell due on whole days, of inquiries that are there and of those that are gone, for both
 * databases; `from` and `until` are the placeholders of the bounds.
 */
export const outcomesQuery = (from: string, until: string): string => `SELECT
    outcome, hours, count(*) AS count, max(received_at) AS last_at
  FROM (SELECT outcome, hours, received_at FROM promise WHERE ${dueIn(from, until)}
    UNION ALL SELECT outcome, hours, NULL FROM verdict WHERE day >= ${from} / ${dayMs} AND day < ${until} / ${dayMs}) AS due
  GROUP BY outcome, hours`;

/** What came out about promises in a time: whether they were kept, when they fell due, and that visitors contradict. */
export const knownQuery = (from: string, until: string): string => `SELECT
  (SELECT count(*) FROM promise WHERE ${dueIn(from, until)} AND outcome = 'kept') AS kept,
  (SELECT count(*) FROM promise WHERE ${dueIn(from, until)} AND outcome IN ('late', 'open')) AS late,
  (SELECT count(*) FROM (SELECT min(at) AS first_at FROM step WHERE kind = 'contradicted' GROUP BY inquiry_id) AS told
    WHERE first_at >= ${from} AND first_at < ${until}) AS contradicted`;

const outcomeRow = v.object({
  outcome: v.string(),
  hours: v.nullable(v.number()),
  count: v.number(),
  last_at: v.nullable(v.number()),
});

export const readOutcomes = (rows: readonly unknown[]): OutcomeCount[] =>
  v.parse(v.array(outcomeRow), rows).map(({ last_at: lastAt, ...counted }) => ({ ...counted, lastAt }));

const knownRow = v.object({ kept: v.number(), late: v.number(), contradicted: v.number() });

export const readKnown = (row: unknown): PromisesKnown => v.parse(knownRow, row);
