import * as v from 'valibot';
import type { Purged } from './Store.ts';
import { ofChannel } from './steps.ts';

/** Events of steps hold nothing that a visitor wrote, so a receiver that never takes them keeps no inquiry. */
const undelivered = `EXISTS (SELECT 1 FROM outbox
  WHERE inquiry_id = inquiry.id AND state <> 'delivered' AND NOT (${ofChannel('event')}))`;
const open = "state IN ('new', 'taken')";
const unseen = "suspicion = 'surge' AND dismissed_at IS NULL";

/**
 * The condition for inquiries that a purge deletes, for both databases; the parameters are the placeholders of the
 * three times.
 */
export const doomed = (receivedBefore: string, suspectsBefore: string, surgeBefore: string): string =>
  `CASE WHEN suspicion IS NULL THEN received_at < ${receivedBefore} AND NOT ${undelivered} AND NOT (${open})
     WHEN ${unseen} THEN received_at < ${surgeBefore} ELSE received_at < ${suspectsBefore} END`;

/** How many a purge leaves that are old enough. */
export const keptQuery = (
  receivedBefore: string,
  suspectsBefore: string,
  surgeBefore: string,
): string => `SELECT
  (SELECT count(*) FROM inquiry WHERE suspicion IS NULL AND received_at < ${receivedBefore} AND ${undelivered})
    AS undelivered,
  (SELECT count(*) FROM inquiry WHERE suspicion IS NULL AND received_at < ${receivedBefore} AND ${open} AND NOT ${undelivered})
    AS open,
  (SELECT count(*) FROM inquiry WHERE ${unseen} AND received_at < ${suspectsBefore}
    AND received_at >= ${surgeBefore}) AS unseen`;

const keptRow = v.object({ undelivered: v.number(), open: v.number(), unseen: v.number() });

export function readKept(row: unknown): Omit<Purged, 'purged'> {
  const { undelivered: keptUndelivered, open: keptOpen, unseen: keptUnseen } = v.parse(keptRow, row);
  return { keptUndelivered, keptOpen, keptUnseen };
}
