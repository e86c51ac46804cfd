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
  text:
    'See which: npm run inquiries -- list --parked. Then redeliver ID, or erase EMAIL.\n' +
    'Of a surge: list --suspects. Then genuine ID, or purge --suspects --older-than.\n',
});

/** @param part of the limit that is taken, 1 for all */
export const storageNotice = (part: number): Notice => ({
  subject: `Inquiries take ${Math.floor(part * 100)} % of what they may`,
  text:
    'At 100 % new ones are refused with the sales address. Delete some, or raise STORAGE_LIMIT_MB:\n' +
    'npm run inquiries -- list --suspects, then purge --suspects --older-than 30d.\n',
});

const suspectLines = ({ id, receivedAt, suspicion, fields }: StoredInquiry): string[] => [
  `${referenceOf(id)}  ${shownTime(receivedAt)}  ${suspicion ?? ''}`,
  `  ${isolateLine(fields.name)} ${isolateLine(fields.email)}`,
  `  ${isolateLine([...fields.projectBrief].slice(0, briefShown).join(''))}`,
  `  npm run inquiries -- genuine ${id}`,
  '',
];

interface DigestPage {
  only: 'surge' | 'robots';
  number: number;
  isLast: boolean;
}

const asideBy = { surge: 'by a surge', robots: 'as suspect' };
const keptFor = {
  surge: 'They stay until somebody delivers them, or deletes them: purge --suspects --older-than 30d',
  robots: 'They are deleted 30 days after they came.',
};

/** One page of the suspects since the last digest, newest first. */
export function digestNotice(
  suspects: readonly StoredInquiry[],
  { only, number, isLast }: DigestPage,
): Notice {
  const page = number === 1 && isLast ? '' : `, page ${number}${isLast ? ', the last' : ''}`;
  return {
    subject: `${inquiries(suspects.length)} kept aside ${asideBy[only]}${page}`,
    text: [
      `They were answered like any other, but not mailed. ${keptFor[only]}`,
      '',
      ...suspects.flatMap(suspectLines),
      ...(isLast ? [] : ['More follow in the next mail.', '']),
    ].join('\n'),
  };
}
