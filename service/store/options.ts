/** What the verbs of {@link Store} take and give, each named once here. All times are milliseconds since the epoch. */

export interface ClaimOptions {
  now: number;
  limit: number;
  leaseMs: number;
  early?: boolean;
  /** Tokens of leases whose holders have died. */
  abandoned?: readonly string[];
}

export interface Failure {
  now: number;
  nextAttemptAt: number;
  error: string;
}

export interface ListOptions {
  limit: number;
  /** How many to leave out before them. */
  skip?: number;
  /**
   * Genuine ones in a state, `open` for those that are new or taken; suspects; those with a parked delivery; or those whose
   * visitor said that no answer has come.
   */
  only?: 'suspects' | 'parked' | 'open' | 'contradicted' | InquiryState;
}

/** An inquiry's place in the order in which they came. */
export interface Place {
  receivedAt: number;
  id: string;
}

export interface SearchOptions {
  /** All of them have to be there, in any case. */
  words: string;
  /** Looks at what came before it; null for the newest. */
  before: Place | null;
  limit: number;
  withinMs: number;
}

/** How many there are: genuine inquiries by state, those of them whose reply is overdue, suspects; and acts. */
export interface DeskCounts {
  inquiries: Record<InquiryState | 'overdue' | 'suspects', number>;
  acts: number;
}

/** Somebody who is signed in at the desk. */
export interface DeskSession {
  /** SHA-256 of what is in the cookie. */
  idHash: string;
  who: string;
  createdAt: number;
  seenAt: number;
  endsAt: number;
  /** When a code was last given. */
  freshAt: number;
  /** The browser, in words. */
  device: string;
  /** What the tokens of forms are made from. */
  csrf: string;
}

/** Which sessions: those that meet all that is said. */
export interface SessionChoice {
  idHash?: string;
  who?: string;
  /** Not this one. */
  but?: string;
}

export interface ChallengeChoice {
  /** SHA-256 of what the browser that asked has in a cookie. */
  holderHash: string;
  purpose: 'signIn' | 'fresh';
  now: number;
  /** Those that have had fewer tries. */
  mostTries: number;
}

/** A sign-in mail, or a code for somebody who is signed in. */
export interface DeskChallenge extends Pick<ChallengeChoice, 'purpose'> {
  /** SHA-256 of what is in the link. */
  linkHash: string;
  /** Null for a link that any browser may use. */
  holderHash: string | null;
  /** Null where nobody of the desk has the address. */
  who: string | null;
  /** Null where there is no code. */
  codeHash: string | null;
  expiresAt: number;
}

/** A challenge as it stands. */
export interface OpenChallenge extends DeskChallenge {
  tries: number;
}

/** How far staff have come with an inquiry; `before` is what came before anybody was asked to say. */
type InquiryState = 'new' | 'taken' | 'answered' | 'aside' | 'before';

/**
 * What somebody did about an inquiry. Its visitor may say that no answer has come, which is `contradicted`, and name
 * another address, which is `corrected`.
 */
export type StepKind =
  | ('taken' | 'given_back' | 'handed_over' | 'answered' | 'aside' | 'reopened')
  | ('noted' | 'contradicted' | 'corrected');

/** Where somebody did it: at the desk, on the command line, by a link of a mail, or on the page that the visitor has. */
export type Via = 'desk' | 'cli' | 'link' | 'visitor';

/** What the tokens of links are made with; the one before it is null as long as there was none. */
export interface LinkKeys {
  current: string;
  previous: string | null;
}

export interface Step {
  /** The inquiry's since this step. */
  version: number;
  at: number;
  /** A user of the machine, or whom he names; initials by a link; the visitor is nobody else than that. */
  who: string;
  /** A {@link Via}, or one that only another version knows. */
  via: string;
  /** A {@link StepKind}, or one that only another version knows. */
  kind: string;
  /** What the inquiry is since then, as an {@link InquiryState}, and who has it. */
  state: string;
  takenBy: string | null;
  /** What he wrote about it. */
  words: string | null;
}

/** A step of an inquiry, and what the inquiry is after it. */
export interface StepChange extends Omit<Step, 'version' | 'via' | 'kind' | 'words'> {
  /** The inquiry's version before it. */
  version: number;
  via: Via;
  kind: StepKind;
  words?: string | null;
  takenAt: number | null;
  answeredAt: number | null;
  /** Whether to queue an event that tells of it. */
  told: boolean;
  /** The address that the visitor has from then on, and whether to mail that; the one before it is not kept. */
  corrected?: { email: string; mailed: boolean };
}

/** A time: its first moment, and the one after its last. */
export interface Span {
  from: number;
  until: number;
}

/** How many promises of a reply came to the same. */
export interface OutcomeCount {
  /**
   * `kept`, `late`, `contradicted` by the visitor, `aside` before the reply was due, still `open`, or `erased` while it
   * was.
   */
  outcome: string;
  /** Until somebody answered, a begun one as a whole one; null where nobody has. */
  hours: number | null;
  count: number;
  /** When the newest of them was received, of those that are there; null for none. */
  lastAt: number | null;
}

/** How many promises turned out to be kept or late, and how many of either a visitor has contradicted. */
export type PromisesKnown = Record<'kept' | 'late' | 'contradicted', number>;

/** An open inquiry with what was promised it. */
export interface Promised {
  id: string;
  receivedAt: number;
  dueAt: number;
}

/** A threshold of an inquiry, `18h` and so on after it came, or `due`, of which people are reminded once. */
export interface Notice {
  id: string;
  kind: string;
}

export interface NewNotice extends Notice {
  /** When it was reached. */
  dueAt: number;
}

export interface NoticeOutcome extends Notice {
  /** `superseded` by a later threshold, or as nobody has to be reminded any more. */
  outcome: 'sent' | 'superseded';
}

export interface NoticeClaim {
  now: number;
  limit: number;
  leaseMs: number;
  /** Tokens of leases whose holders have died. */
  abandoned: readonly string[];
}

/** Notices that the caller holds for as long as it renews the lease. */
export interface ClaimedNotices {
  lease: string;
  notices: readonly Notice[];
}

/** What became of an erasure. */
export interface Erased {
  ids: string[];
  /** False if old rows remain: another program still reads them, or PostgreSQL's table is too large. */
  clean: boolean;
  /** The error that prevented the cleaning, if any. */
  fault?: unknown;
}

export interface PurgeOptions {
  now: number;
  receivedBefore: number;
  suspectsBefore: number;
  /** Those of a surge that nobody looked at: none, unless told otherwise. */
  surgeBefore?: number;
  /** Only counts. */
  dryRun?: boolean;
}

/** How many inquiries were deleted, and how many old ones stayed: undelivered, open, or of a surge that nobody looked at. */
export interface Purged {
  purged: number;
  keptUndelivered: number;
  keptOpen: number;
  keptUnseen: number;
}

export interface Act {
  at: number;
  /** A user of the machine, or the service itself. */
  who: string;
  /** Nothing of a visitor but ids. */
  what: string;
}

/** A window of a limit: whom it counts and how long it lasts, in milliseconds. */
export interface LimitWindow {
  source: string;
  windowMs: number;
}

export interface CountedWindow {
  count: number;
  /** Milliseconds since the epoch. */
  resetAt: number;
}

export interface CountOptions {
  now: number;
  /** How many to count; one unless told otherwise, -1 takes one back. */
  hits?: number;
}

export interface HitOptions {
  now: number;
  windowMs: number;
  /** How many there were; one unless told otherwise. */
  hits?: number;
}

export interface TurnOptions {
  now: number;
  leaseMs: number;
  everyMs: number;
  /** Only when the last turn ended before this time. */
  newsAt?: number;
  /** Whether even the first turn waits for `everyMs`. */
  firstLater?: boolean;
}

export interface Turn {
  /** When the previous turn finished, and the mark it left; null for the first one. */
  lastAt: number | null;
  mark: number | null;
}

export interface StoreStats {
  /** Age of the oldest delivery of an inquiry still waiting, events of steps aside, in milliseconds; null when none waits. */
  oldestUndeliveredMs: number | null;
  waiting: number;
  parked: number;
  suspects: number;
  /** Suspects that no digest has shown. */
  undigested: number;
  /** Suspects of a surge that nobody looked at. */
  unseen: number;
  /** When a delivery was parked last, of those still parked. */
  lastParkedAt: number | null;
  /** When the newest of a surge was received. */
  lastSurgeAt: number | null;
  /** Inquiries that nobody has answered or set aside, and those of them whose reply is overdue. */
  open: number;
  overdue: number;
  /** When a visitor said last that no answer has come. */
  lastContradictedAt: number | null;
  /** How late the notice is that was reached first and is not sent, in milliseconds; null when none waits. */
  oldestNoticeMs: number | null;
}
