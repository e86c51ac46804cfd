import type { StoredInquiry } from '../store/Store.ts';
import { shownTime } from './mail/compose.ts';
import { isolateLine } from './mail/isolate.ts';
import { referenceOf } from './reference.ts';

/** A mail to those who run the service. */
export interface Notice {
  subject: string;
  text: string;
}

const briefShown = 160;

const inquiries = (count: number) => (count === 1 ? '1 inquiry' : `${count} inquiries`);
const deliveries = (count: number) => (count === 1 ? '1 delivery' : `${count} deliveries`);

/** What has waited for more than an hour. */
export const undeliveredNotice = (waiting: number, oldestMs: number): Notice => ({
  subject: `${deliveries(waiting)} of inquiries waiting, the oldest for ${Math.floor(oldestMs / 3_600_000)} h`,
  text:
    'Nothing is lost: each is tried again for seven days and then kept.\n' +
    'The reason of each: npm run inquiries -- list, then show ID.\n',
});

function parkedLines({ id, deliveries: all }: StoredInquiry): string[] {
  const parked = all.filter(({ state }) => state === 'parked');
  return parked.map(
    ({ channel, lastError }) => `${referenceOf(id)}  ${id}  ${channel}: ${isolateLine(lastError ?? '')}`,
  );
}

export const parkedNotice = (parked: number, newest: readonly StoredInquiry[]): Notice => ({
  subject: `${deliveries(parked)} of inquiries given up until somebody looks`,
  text: [
    ...newest.flatMap(parkedLines),
    '',
    'Once the cause is gone: npm run inquiries -- redeliver ID',
    '',
  ].join('\n'),
});

export const surgeNotice = (since: number): Notice => ({
  subject: 'A surge of inquiries is kept aside',
  text:
    `Since ${shownTime(since)} far more inquiries come than usual. They are stored and answered, but not mailed.\n` +
    'See them: npm run inquiries -- list --suspects. Deliver one: npm run inquiries -- genuine ID\n',
});

export const keptNotice = (kept: number, days: number): Notice => ({
  subject: `${inquiries(kept)} older than ${days} days kept, because not delivered`,
  text: 'See which: npm run inquiries -- list --parked. Then redeliver ID, or erase EMAIL.\n',
});

const suspectLines = ({ id, receivedAt, suspicion, fields }: StoredInquiry): string[] => [
  `${referenceOf(id)}  ${shownTime(receivedAt)}  ${suspicion ?? ''}`,
  `  ${isolateLine(fields.name)} ${isolateLine(fields.email)}`,
  `  ${isolateLine([...fields.projectBrief].slice(0, briefShown).join(''))}`,
  `  npm run inquiries -- genuine ${id}`,
  '',
];

/** The suspects since the last digest, newest first; `isAll` unless there are more than listed. */
export const digestNotice = (suspects: readonly StoredInquiry[], isAll: boolean): Notice => ({
  subject: `${inquiries(suspects.length)}${isAll ? '' : ' and more'} kept aside as suspect`,
  text: [
    'They were answered like any other, but not mailed. They are deleted 30 days after they came.',
    '',
    ...suspects.flatMap(suspectLines),
  ].join('\n'),
});
