import { DESK_PAGE } from './addresses.ts';
import type { Inquiry } from './inquiry.ts';

/** Where the pages of the desk are; a name after a colon is a part of the address. */
export const deskPages = {
  signIn: '/desk/sign-in/',
  code: '/desk/code/',
  /** The link of a sign-in mail. */
  link: '/desk/link/:token/',
  /** Takes `state`, a {@link DeskList}, and `page` in its query; without them it is `open`, and the first page. */
  list: DESK_PAGE,
  /** Takes `page`, as the log does. */
  suspects: '/desk/suspects/',
  /** Asked for by a post too, so that no name stands in an address. */
  search: '/desk/search/',
  inquiry: '/desk/inquiry/:reference/',
  answer: '/desk/inquiry/:reference/answer/',
  aside: '/desk/inquiry/:reference/aside/',
  erase: '/desk/inquiry/:reference/erase/',
  measure: '/desk/measure/',
  sessions: '/desk/sessions/',
  log: '/desk/log/',
  export: '/desk/export/',
} as const;

/** Where forms of the desk are posted, each under the name of its fields in {@link DeskForms}. */
export const deskPosts = {
  signIn: '/desk/sign-in/',
  code: '/desk/code/',
  link: '/desk/link/:token/',
  signOut: '/desk/sign-out/',
  endSession: '/desk/sessions/end/',
  endOthers: '/desk/sessions/end-others/',
  search: '/desk/search/',
  take: '/desk/inquiry/:reference/take/',
  giveBack: '/desk/inquiry/:reference/give-back/',
  handOver: '/desk/inquiry/:reference/hand-over/',
  /** "Sent?" was answered with yes. */
  answered: '/desk/inquiry/:reference/answer/',
  aside: '/desk/inquiry/:reference/aside/',
  reopen: '/desk/inquiry/:reference/reopen/',
  genuine: '/desk/inquiry/:reference/genuine/',
  suspect: '/desk/inquiry/:reference/suspect/',
  note: '/desk/inquiry/:reference/note/',
  redeliver: '/desk/inquiry/:reference/redeliver/',
  /** Asks for a fresh code by mail; the page that asked is shown again. */
  eraseCode: '/desk/inquiry/:reference/erase/code/',
  erase: '/desk/inquiry/:reference/erase/',
  exportCode: '/desk/export/code/',
  /** Answered with the file. */
  export: '/desk/export/',
} as const;

/** In every form of somebody who is signed in, and on the page of a link. */
interface Guarded {
  csrf: string;
}

/** In every form about one inquiry: its version when the page was made, as digits. */
interface AboutInquiry extends Guarded {
  version: string;
}

/** The fields of each form; all are text, and all are sent, empty where nothing was typed. */
export interface DeskForms {
  /** `next` is the address within the desk that was asked for; empty for the list. */
  signIn: { email: string; next: string };
  code: { code: string; next: string };
  link: Guarded;
  signOut: Guarded;
  endSession: Guarded & { session: string };
  endOthers: Guarded;
  /** `before` is {@link SearchResult.older}, empty for the newest. */
  search: Guarded & { words: string; before: string };
  take: AboutInquiry;
  giveBack: AboutInquiry;
  handOver: AboutInquiry & { to: string };
  answered: AboutInquiry;
  /** Why, in the words of whoever sets it aside; may be empty. */
  aside: AboutInquiry & { words: string };
  reopen: AboutInquiry;
  genuine: AboutInquiry;
  suspect: AboutInquiry;
  note: AboutInquiry & { words: string };
  redeliver: AboutInquiry;
  eraseCode: AboutInquiry;
  /** `code` is empty where none is asked for. */
  erase: AboutInquiry & { code: string };
  exportCode: Guarded;
  export: Guarded & { code: string; format: 'csv' | 'json' };
}

export type DeskPost = keyof DeskForms;

/** Longest note, in characters; the same holds for why something is set aside. */
export const NOTE_LIMIT = 2000;

/** How many rows a page of a list has. */
export const ROWS_A_PAGE = 50;

/** What is listed: what is open, which is new or taken, or one state. */
export type DeskList = 'open' | 'new' | 'taken' | 'answered' | 'aside' | 'before';

/** What may be done about an inquiry now; `answer` opens its page. */
export type DeskAction =
  | 'take'
  | 'giveBack'
  | 'handOver'
  | 'answer'
  | 'aside'
  | 'reopen'
  | 'genuine'
  | 'suspect'
  | 'note'
  | 'redeliver'
  | 'erase';

/** What a page says on top of what was done just now, or why it was not. */
export type DeskNotice =
  | {
      kind: 'done';
      /** What was posted. */
      post: DeskPost;
      /** The reference of the inquiry that it was about. */
      reference?: string;
      /** Whom it was handed over to. */
      to?: string;
      /** How many sessions were ended, or inquiries erased. */
      count?: number;
      /** After an erasure: old rows may still be in the database's files (docs/operations.md). */
      unclean?: true;
    }
  /** Somebody was first: took it, answered it, or set it aside. */
  | { kind: 'first'; who: string; at: number; state: 'taken' | 'answered' | 'aside' }
  /** It has changed since the page was made: what is there now is shown, and nothing was done. */
  | { kind: 'changed' }
  /** What was wanted makes no sense as it is: a suspect, nobody has it, or it is open already. */
  | { kind: 'refused'; why: 'suspect' | 'free' | 'open' }
  | { kind: 'tooLong'; limit: number }
  /** A field was empty that must not be. */
  | { kind: 'empty' };

/** What every page needs to know. */
interface Frame {
  /** The agency's name. */
  brand: string;
  /** Milliseconds since the epoch, as all times here. */
  now: number;
}

/** What every page of somebody who is signed in needs to know besides. */
interface SignedIn extends Frame {
  /** The address of whoever is signed in. */
  user: string;
  csrf: string;
  counts: DeskCounts;
  notice?: DeskNotice;
}

interface DeskCounts extends Record<DeskList, number> {
  /** Open ones whose time is over. */
  overdue: number;
  suspects: number;
}

interface SignInProps extends Frame {
  next: string;
  /** Why the page is shown again; what was typed stands in the field. */
  problem?: { email: string; why: 'invalid' | 'tooMany' };
  /** How somebody came here: a session was over, or was ended just now. */
  because?: 'expired' | 'signedOut';
}

interface CodeProps extends Frame {
  next: string;
  /** Until when the code holds; null if nobody asked for one in this browser. */
  until: number | null;
  problem?: { why: 'wrong'; triesLeft: number } | { why: 'over' | 'tooMany' };
}

interface LinkProps extends Frame {
  /**
   * `ready` to be pressed; `elsewhere`: opened in another browser than the one that asked, where the code has to be
   * entered; `over`: used, or older than ten minutes.
   */
  state: 'ready' | 'elsewhere' | 'over';
  token: string;
  /** Empty unless `ready`. */
  csrf: string;
}

/** An inquiry as a row of a list. */
export interface DeskRow {
  reference: string;
  version: number;
  name: string;
  /** The beginning of the brief, 200 characters of it at most. */
  brief: string;
  /** ISO code. */
  countryCode: string | null;
  state: string;
  suspicion: string | null;
  receivedAt: number;
  dueAt: number | null;
  takenBy: string | null;
  takenAt: number | null;
  answeredAt: number | null;
  /** When the visitor said that no answer has come, if he did so last. */
  contradictedAt: number | null;
  /** A delivery was given up. */
  parked: boolean;
  may: readonly DeskAction[];
}

/** A page of rows: which one, from 1, and how many rows there are on all pages. */
interface Paged<Row> {
  rows: readonly Row[];
  page: number;
  total: number;
}

interface ListProps extends SignedIn, Paged<DeskRow> {
  list: DeskList;
  /** Hours that a reply was promised within; those of the strokes that say how much is left. */
  promiseHours: number;
}

interface SuspectsProps extends SignedIn, Paged<DeskRow> {
  promiseHours: number;
}

interface SearchResult {
  words: string;
  rows: readonly DeskRow[];
  /** Where the search goes on with what is older; null if there is nothing more. */
  older: string | null;
  /** The time was over before all were looked at; `older` goes on from there. */
  cut: boolean;
}

interface SearchProps extends SignedIn {
  promiseHours: number;
  /** Null before anything was searched for. */
  result: SearchResult | null;
}

export interface DeskStep {
  version: number;
  at: number;
  who: string;
  via: string;
  kind: string;
  state: string;
  takenBy: string | null;
  /** A note, or why it was set aside. */
  words: string | null;
}

export interface DeskDelivery {
  channel: string;
  state: string;
  attempts: number;
  nextAttemptAt: number | null;
  deliveredAt: number | null;
  parkedAt: number | null;
  lastError: string | null;
}

/** One inquiry with everything that is known of it. */
export interface DeskInquiry extends DeskRow {
  id: string;
  fields: Inquiry;
  /** The first one first. */
  steps: readonly DeskStep[];
  deliveries: readonly DeskDelivery[];
  /** Others from the same address, the newest first. */
  others: readonly Pick<DeskRow, 'reference' | 'state' | 'suspicion' | 'receivedAt'>[];
}

interface AboutOne extends SignedIn {
  inquiry: DeskInquiry;
  promiseHours: number;
}

interface InquiryProps extends AboutOne {
  /** To whom it can be handed over: everybody of the desk but whoever has it. */
  users: readonly string[];
  /** What was typed as a note that could not be kept. */
  typed?: string;
}

interface AnswerProps extends AboutOne {
  /** Of the mail to the visitor; it names the reference. */
  subject: string;
}

interface AsideProps extends AboutOne {
  /** What was typed as the reason that could not be kept. */
  typed?: string;
}

/**
 * Whether a fresh code is needed: `none` was asked for; `sent` by mail, until then; `given`: whoever is signed in has
 * given one in the last ten minutes, or signed in.
 */
export interface FreshCode {
  state: 'none' | 'sent' | 'given';
  until: number | null;
  problem?: { why: 'wrong'; triesLeft: number } | { why: 'over' | 'tooMany' };
}

interface EraseProps extends AboutOne {
  code: FreshCode;
  /** How many inquiries of this address go, this one among them. */
  count: number;
}

interface ExportProps extends SignedIn {
  code: FreshCode;
  /** How many inquiries the file will hold. */
  count: number;
}

interface DeskSession {
  /** Names it in the form that ends it; not what is in the cookie. */
  handle: string;
  /** What its browser says of itself. */
  device: string;
  createdAt: number;
  seenAt: number;
  endsAt: number;
  /** The one that asks. */
  current: boolean;
}

interface SessionsProps extends SignedIn {
  sessions: readonly DeskSession[];
}

interface DeskAct {
  at: number;
  who: string;
  what: string;
}

interface LogProps extends SignedIn, Paged<DeskAct> {}

/** A time within which a part of all replies came; where it lies among those that never came, they took more than this. */
export interface ReplyTime {
  hours: number;
  isMore: boolean;
}

/** How the promise of a reply was kept, over the genuine inquiries whose reply fell due in a period. */
export interface ReplyTimes {
  /** The first and the last day of the period, in UTC, such as `2026-09-01`. */
  from: string;
  to: string;
  /** How many promises fell due; the sum of the next four. */
  due: number;
  kept: number;
  late: number;
  contradicted: number;
  /** Still not answered. */
  open: number;
  /** Of all that fell due, those that were kept, in whole percent; null where they are too few. */
  keptPercent: number | null;
  /** Within which time half of the replies came, and nine in ten; null where they are too few. */
  median: ReplyTime | null;
  ninetieth: ReplyTime | null;
  /** Not counted above: set aside in time, and erased before anybody answered. */
  aside: number;
  erased: number;
  /** What waits for an answer now: in time, and overdue. */
  inTime: number;
  overdue: number;
}

interface MeasureProps extends SignedIn {
  promiseHours: number;
  /** Under so many a share would say more than is known. */
  fewestForShares: number;
  /** The longest period last, such as 30, 90 and 365 days. */
  periods: readonly (ReplyTimes & { days: number })[];
}

export interface ProblemProps extends Frame {
  /**
   * `missing`: no such page, or inquiry; `stale`: the form's token was of an older session; `foreign`: it came from
   * elsewhere; `tooMany`; `unavailable`: the database; `failed`: something went wrong here.
   */
  why: 'missing' | 'stale' | 'foreign' | 'tooMany' | 'unavailable' | 'failed';
}

/** Every page of the desk, with what it is made from. */
export interface DeskProps {
  signIn: SignInProps;
  code: CodeProps;
  link: LinkProps;
  list: ListProps;
  suspects: SuspectsProps;
  search: SearchProps;
  inquiry: InquiryProps;
  answer: AnswerProps;
  aside: AsideProps;
  erase: EraseProps;
  export: ExportProps;
  measure: MeasureProps;
  sessions: SessionsProps;
  log: LogProps;
  problem: ProblemProps;
}

export type DeskPage = keyof DeskProps;

/** What the site's build puts into `build/desk.mjs`. */
export interface DeskBundle {
  /** A whole document. */
  render<P extends DeskPage>(page: P, props: DeskProps[P]): string;
}
