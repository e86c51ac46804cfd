import type { Channel } from './Store.ts';

const eventPrefix = 'event.';

/** The outbox row of the event that tells of a step; each step has one, so that none replaces another. */
export const eventRow = (version: number): string => `${eventPrefix}${version}`;

/** The version of the step that an outbox row tells of; NaN if it tells of none. */
export const versionOfEvent = (row: string): number =>
  row.startsWith(eventPrefix) ? Number(row.slice(eventPrefix.length)) : Number.NaN;

/** Whether a row of `outbox` belongs to a channel, as SQL; by a pattern, since databases differ in how they sort text. */
export const ofChannel = (channel: Channel): string =>
  channel === 'event' ? `channel LIKE '${eventPrefix}%'` : `channel = '${channel}'`;
