import type { Purged, StoredInquiry } from '../../store/Store.ts';
import { shownTime } from '../mail/compose.ts';
import { isolateLine } from '../mail/isolate.ts';
import { referenceOf } from '../reference.ts';
import type { Trouble } from '../types.ts';
import { hourMs, dayMs } from '../../lib/durations.ts';

/** What operators are told. */
export interface Notice {
  subject: string;
  /** Lines that may quote visitors and servers. */
  details: readonly string[];
  /** What to do, in our own words. */
  hint: string;
}

const briefShown = 160;

const inquiries = (count: number) => (count === 1 ? '1 inquiry' : `${count} inquiries`);
const deliveries = (count: number) => (count === 1 ? '1 delivery' : `${count} deliveries`);

/** What has waited for more than an hour. */
export const undeliveredNotice = (waiting: number, oldestMs: number): Notice => ({
  subject: `${deliveries(waiting)} waiting, the oldest of an inquiry for ${Math.floor(oldestMs / hourMs)} h`,
  details: [],
  hint:
    'Nothing is lost: each is tried again for seven days and then kept.\n' +
    'The reason of each: npm run inquiries -- list, then show ID.',
});

/** Reminders of replies that are due and that nobody gets. */
export const remindersNotice = (lateMs: number): Notice => ({
  subject: `Reminders of replies that are due are not sent, the first since ${Math.floor(lateMs / hourMs)} h`,
  details: [],
  hint:
    'They are tried again every few minutes. Look at SMTP_URL, ALERT_TO and ESCALATE_TO, and at what the relay allows.\n' +
    'What waits for a reply meanwhile: npm run inquiries -- list --open.',
});

/** Visitors who say since a time that no answer has come. */
export function contradictedNotice(newest: readonly StoredInquiry[], since: number): Notice {
  const lines = newest.flatMap(({ id, suspicion, steps }) => {
    const said = steps.findLast(({ kind }) => kind === 'contradicted');
    if (!said || said.at < since) return [];
    const suspect = suspicion === null ? '' : `, a suspect: ${suspicion}`;
    return `${referenceOf(id)}  said at ${shownTime(said.at)}${suspect}`;
  });
  return {
    subject:
      lines.length === 1 ? 'A visitor says that no answer has come' : 'Visitors say that no answer has come',
    details: lines,
    hint:
      'Each is open again and counts as not kept. Look for an answer that came back, or went to another address:\n' +
      'npm run inquiries -- show REF. Write, or ring, and say so: npm run inquiries -- answered REF.\n' +
      'A suspect was never delivered: npm run inquiries -- genuine REF.',
  };
}

/** A channel that an operator has to fix. */
export const refusedNotice = ({ channel, words, since }: Trouble): Notice => ({
  subject: `The ${channel} channel refuses us since ${shownTime(since)}`,
  details: [isolateLine(words)],
  hint:
    'Nothing is delivered there until that is mended, and nothing is lost or given up: all is sent then. Look at\n' +
    (channel === 'mail' || channel === 'correction'
      ? 'SMTP_URL, MAIL_FROM and MAIL_TO, and at what the relay allows: it refuses login, sender or recipient.'
      : 'WEBHOOK_URL and WEBHOOK_SECRET, and at what the receiver expects.'),
});

function parkedLines({ id, deliveries: all }: StoredInquiry): string[] {
  const parked = all.filter(({ state }) => state === 'parked');
  return parked.map(
    ({ channel, lastError }) => `${referenceOf(id)}  ${id}  ${channel}: ${isolateLine(lastError ?? '')}`,
  );
}

export const parkedNotice = (parked: number, newest: readonly StoredInquiry[]): Notice => ({
  subject: `${deliveries(parked)} given up until somebody looks`,
  details: newest.flatMap(parkedLines),
  hint:
    'Once the cause is gone: npm run inquiries -- redeliver ID, or redeliver --parked for all. Events of steps\n' +
    '(event.1 and so on) are sent again by redeliver --parked only.',
});

export const surgeNotice = (since: number): Notice => ({
  subject: 'A surge of inquiries is kept aside',
  details: [],
  hint:
    `Since ${shownTime(since)} far more inquiries come than usual. They are stored and answered, but not mailed.\n` +
    'See them: npm run inquiries -- list --suspects. Deliver one: npm run inquiries -- genuine ID',
});

/** What a purge kept although it is old enough. */
export const keptNotice = ({ keptUndelivered, keptOpen, keptUnseen }: Omit<Purged, 'purged'>): Notice => ({
  subject: `${inquiries(keptUndelivered + keptOpen + keptUnseen)} kept beyond their time`,
  details: [],
  hint: [
    ...(keptUndelivered > 0
      ? [
          `Not delivered: ${keptUndelivered}. npm run inquiries -- list --parked, then redeliver ID or erase EMAIL.`,
        ]
      : []),
    ...(keptOpen > 0
      ? [
          `Nobody said that they are answered: ${keptOpen}. npm run inquiries -- list --open, then answered or aside.`,
        ]
      : []),
    ...(keptUnseen > 0
      ? [
          `Of a surge, and nobody looked: ${keptUnseen}. npm run inquiries -- list --suspects, then genuine ID or dismiss.`,
        ]
      : []),
  ].join('\n'),
});

/** @param part used share of the limit, 1 for all of it */
export const storageNotice = (part: number): Notice => ({
  subject: `Inquiries take ${Math.floor(part * 100)} % of what they may`,
  details: [],
  hint:
    'At 100 % new ones are refused with the sales address. Delete some, or raise STORAGE_LIMIT_MB:\n' +
    'npm run inquiries -- list --suspects, then purge --suspects --older-than 30d.',
});

export const clockNotice = (leapMs: number, at: number): Notice => ({
  subject: `The clock leapt by ${(leapMs / dayMs).toFixed(1)} days`,
  details: [],
  hint:
    `It reads ${shownTime(at)} now. Nothing is deleted for its age before tomorrow: set the clock right until then.\n` +
    'Where the service rested for some days, this says for how long, and nothing is wrong.',
});

export const backupNotice = (newest: number | null): Notice => ({
  subject: newest === null ? 'There is no backup' : `The newest backup is of ${shownTime(newest)}`,
  details: [],
  hint: 'Copies are made as BACKUP_EVERY says, and none was. Look at BACKUP_DIR, its disk and the log of the service.',
});

/** @param lacking how many more inquiries a copy holds than the database */
export const behindNotice = (lacking: number): Notice => ({
  subject: `A backup has ${inquiries(lacking)} more than the database ever took`,
  details: [],
  hint:
    'Either the database is not the right one: stop the service, look whether its disk is there, or restore the copy.\n' +
    'Or an older copy was restored, or the database was begun anew. Copies that hold more stay in BACKUP_DIR, however\n' +
    'many there are, and this comes once a day, until you move them elsewhere or delete them.',
});

export const newDatabaseNotice = (): Notice => ({
  subject: 'A new database was created',
  details: [],
  hint:
    'At the very first start that is as it should be. If there was one before: stop the service, look whether its disk\n' +
    'is there and DATABASE_URL names the right place, and start it again. Inquiries since then are in the new one.',
});

const suspectLines = ({ id, receivedAt, suspicion, fields }: StoredInquiry): string[] => [
  `${referenceOf(id)}  ${shownTime(receivedAt)}  ${suspicion ?? ''}`,
  `  ${isolateLine(fields.name)} ${isolateLine(fields.email)}`,
  `  ${isolateLine([...fields.projectBrief].slice(0, briefShown).join(''))}`,
  `  npm run inquiries -- genuine ${id}`,
  '',
];

/** One page of the suspects that no digest has listed yet; `left` follow on later pages. */
export const digestNotice = (suspects: readonly StoredInquiry[], page: number, left: number): Notice => ({
  subject:
    `${inquiries(suspects.length)} kept aside as suspect` +
    (page > 1 || left > 0 ? `, page ${page}${left > 0 ? `, ${left} more follow` : ''}` : ''),
  details: ['They were answered like any other, but not mailed.', '', ...suspects.flatMap(suspectLines)],
  hint:
    'They are deleted 30 days after they came; those of a surge only once somebody looked at them and says so:\n' +
    'npm run inquiries -- dismiss ID, or dismiss --suspects for all.',
});
