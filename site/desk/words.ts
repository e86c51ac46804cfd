import type { DeskNotice, DeskPost, DeskRow, DeskStep } from '../../contract/desk.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A person by the address that is theirs: what is before the `@`, as names are written. Any other name stays. */
const shortName = (who: string): string =>
  who.includes('@')
    ? who
        .replace(/@.*$/, '')
        .split(/[._-]+/)
        .map(capital)
        .join(' ')
    : who;

/** Somebody as whoever reads it calls them. */
export const nameOf = (who: string, user: string): string => (who === user ? 'you' : shortName(who));

export const startingWith = (who: string, user: string): string => capital(nameOf(who, user));

const states: Readonly<Record<string, string>> = {
  new: 'New',
  taken: 'Taken',
  answered: 'Answered',
  aside: 'Set aside',
  before: 'From before',
};

export const stateName = (state: string): string => states[state] ?? state;

/** How far it has come, and by whom. */
export function stateInWords({ state, suspicion, takenBy }: DeskRow, user: string): string {
  if (suspicion !== null) return 'Suspect';
  if (state !== 'taken' || takenBy === null) return stateName(state);
  return takenBy === user ? 'Yours' : `${startingWith(takenBy, user)} has it`;
}

const suspicions: Readonly<Record<string, string>> = {
  honeypot: 'The field that people do not see was filled in.',
  'too-fast': 'It was sent within half a second.',
  surge: 'It came in a surge: far more at once than usual.',
  staff: 'One of us marked it as a suspect.',
};

/** Why it is a suspect. */
export const suspicionInWords = (suspicion: string): string => suspicions[suspicion] ?? suspicion;

const steps: Readonly<Record<string, string>> = {
  taken: 'took it',
  given_back: 'gave it back',
  answered: 'marked it answered',
  aside: 'set it aside',
  reopened: 'reopened it',
  noted: 'noted',
  contradicted: 'said that no answer has come',
  corrected: 'corrected the address',
};

/** What was done in a step, to stand behind who did it. */
export function stepInWords({ kind, takenBy }: DeskStep, user: string): string {
  if (kind === 'handed_over')
    return `handed it over to ${takenBy === null ? 'nobody' : nameOf(takenBy, user)}`;
  return steps[kind] ?? kind.replaceAll('_', ' ');
}

/** Who made a step. */
export function actorOf({ who, via }: DeskStep, user: string): string {
  if (via === 'visitor') return 'The visitor';
  return via === 'service' ? 'The service' : startingWith(who, user);
}

const ways: Readonly<Record<string, string>> = { link: 'by the link in a mail', cli: 'on the command line' };

/** How, where it was not here. */
export const wayOf = ({ via }: DeskStep): string | undefined => ways[via];

/** Where something is delivered to, as the queue names it. */
export function channelName(channel: string): string {
  const [, step] = /^event\.(\d+)$/.exec(channel) ?? [];
  if (step) return `Webhook, step ${step}`;
  return { mail: 'Mail to us', webhook: 'Webhook' }[channel] ?? channel;
}

export const plural = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

const codeSent = 'A code is on its way to your mailbox.';

const done: Readonly<Record<DeskPost, (notice: { to?: string; count?: number }) => string>> = {
  signIn: () => codeSent,
  code: () => 'You are signed in.',
  link: () => 'You are signed in.',
  signOut: () => 'You are signed out.',
  endSession: () => 'That session has ended.',
  endOthers: ({ count = 0 }) =>
    count === 0 ? 'There was no other session.' : `${plural(count, 'session has', 'sessions have')} ended.`,
  search: () => '',
  take: () => 'You have it.',
  giveBack: () => 'Given back. Anybody can take it.',
  handOver: ({ to = '' }) => `Handed over to ${shortName(to)}.`,
  answered: () => 'Marked as answered.',
  aside: () => 'Set aside.',
  reopen: () => 'Open again. Nobody has it.',
  genuine: () => 'Genuine from now on. Mail and webhook are on their way.',
  suspect: () => 'Marked as suspect.',
  note: () => 'The note was added.',
  redeliver: () => 'It is being delivered again.',
  eraseCode: () => codeSent,
  erase: ({ count = 0 }) => `${plural(count, 'inquiry is', 'inquiries are')} erased.`,
  exportCode: () => codeSent,
  export: () => 'The file is on its way.',
};

const firsts = { taken: 'took it', answered: 'answered it', aside: 'set it aside' };

const refusals = {
  suspect: 'It is a suspect: say first that it is genuine.',
  free: 'Nobody has it.',
  open: 'It is open already.',
};

/** What a page says on top; the time of {@link DeskNotice} `first` stands behind it. */
export function noticeInWords(notice: DeskNotice, user: string): string {
  switch (notice.kind) {
    case 'done':
      return done[notice.post](notice);
    case 'first':
      return `${startingWith(notice.who, user)} ${notice.who === user ? 'were' : 'was'} first and ${firsts[notice.state]}.`;
    case 'changed':
      return 'This has changed since you opened it. Nothing was done: look again.';
    case 'refused':
      return refusals[notice.why];
    case 'tooLong':
      return `That is too long. Keep it under ${notice.limit} characters.`;
    case 'empty':
      return 'Nothing was typed.';
  }
}

const regions = new Intl.DisplayNames(['en'], { type: 'region' });

/** A country by its ISO code. */
export const countryName = (code: string): string =>
  (/^[A-Z]{2}$/.test(code) ? regions.of(code) : undefined) ?? code;
