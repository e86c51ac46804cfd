import type { Channel, StepChange } from './Store.ts';

/** Channels with a row for each step that they tell of, so that none replaces another. */
const ofSteps = ['event', 'correction'] as const;

type StepChannel = (typeof ofSteps)[number];

const isOfSteps = (channel: Channel): channel is StepChannel => ofSteps.some((one) => one === channel);

/** The outbox row of a channel that tells of the step with which an inquiry got its version. */
const stepRow = (channel: StepChannel, version: number): string => `${channel}.${version}`;

/** The version of the step that an outbox row tells of; NaN if it tells of none. */
export const versionOfRow = (row: string): number => Number(/\.(\d+)$/.exec(row)?.[1]);

/** Whether a row of `outbox` belongs to a channel, as SQL; by a pattern, since databases differ in how they sort text. */
export const ofChannel = (channel: Channel): string =>
  isOfSteps(channel) ? `channel LIKE '${channel}.%'` : `channel = '${channel}'`;

/** The outbox rows that come with a step. */
export const rowsOf = ({ version, told, corrected }: StepChange): string[] => [
  ...(told ? [stepRow('event', version + 1)] : []),
  ...(corrected?.mailed ? [stepRow('correction', version + 1)] : []),
];
