import type { Inquiry } from '../../contract/inquiry.ts';
import type {
  Act,
  ClaimOptions,
  CountOptions,
  ChallengeChoice,
  ClaimedNotices,
  CountedWindow,
  DeskChallenge,
  DeskCounts,
  DeskSession,
  Erased,
  Failure,
  HitOptions,
  LimitWindow,
  LinkKeys,
  ListOptions,
  NewNotice,
  NoticeClaim,
  NoticeOutcome,
  OpenChallenge,
  OutcomeCount,
  Promised,
  PromisesKnown,
  Place,
  PurgeOptions,
  Purged,
  SearchOptions,
  SessionChoice,
  Span,
  Step,
  StepChange,
  StoreStats,
  Turn,
  TurnOptions,
} from './options.ts';

export type * from './options.ts';

/**
 * Where deliveries go; each channel has its own outbox rows and never waits for another. An inquiry has one row of `mail`
 * and of `webhook`; of `event` one for each step, `event.<version>`; and of `correction`, the mail that tells of another
 * address of the visitor, one for each step that changed it, `correction.<version>`.
 */
export type Channel = 'mail' | 'webhook' | 'event' | 'correction';

/**
 * Why an inquiry is set aside: it is stored and answered like any other, but delivered only once somebody releases it.
 */
export type Suspicion = 'honeypot' | 'too-fast' | 'surge' | 'staff';

export interface NewInquiry {
  /** UUID version 7. */
  id: string;
  /** Milliseconds since the epoch. */
  receivedAt: number;
  /** When the reply is due, as it was promised. */
  dueAt: number;
  fields: Inquiry;
  /** ISO code of the country whose dial code was chosen, such as `IE`; null where the form does not say it. */
  countryCode: string | null;
  /** SHA-256 of the fields, hexadecimal: tells a repeat from other content under the same key. */
  digest: string;
  /**
   * The key under which a repeat is recognised; `windowMs` is null where it counts as long as the row lives,
   * otherwise it counts that long from `receivedAt`. Keys of both kinds share one name space.
   */
  repeat: { key: string; windowMs: number | null } | null;
  suspicion: Suspicion | null;
  /** HMAC of the sender's network address, salted daily; null where it is unknown. */
  client: string | null;
  /** Outbox rows to write with it, in one transaction; none for suspects. */
  channels: readonly Channel[];
}

export type PutResult =
  | { outcome: 'stored'; id: string; linkN: number }
  /** The same key with the same content came before: `id` is the first one's. */
  | { outcome: 'repeated'; id: string; linkN: number }
  /** The same, and the first one, a suspect for how its form was filled, is genuine from now on. */
  | { outcome: 'cleared'; id: string; linkN: number }
  /** The same key came before with other content. */
  | { outcome: 'conflict' };

export interface StoredInquiry extends Omit<NewInquiry, 'channels' | 'repeat' | 'suspicion' | 'dueAt'> {
  /** A {@link Suspicion}, or one that only another version knows; null for a genuine inquiry. */
  suspicion: string | null;
  /** One that {@link StepChange} names, or that only another version knows. */
  state: string;
  /** How many steps it has gone. */
  version: number;
  /** Null where nobody promised to measure it. */
  dueAt: number | null;
  takenBy: string | null;
  takenAt: number | null;
  answeredAt: number | null;
  /** How often its links were ended; part of their tokens. */
  linkN: number;
  /** The first one first. */
  steps: readonly Step[];
  deliveries: readonly DeliveryState[];
}

export interface DeliveryState {
  /** As the row names it: a {@link Channel}, or one that only another version knows. */
  channel: string;
  /** `waiting`, `delivered` or `parked`. */
  state: string;
  attempts: number;
  /** Milliseconds since the epoch of the next attempt; null once delivered or parked. */
  nextAttemptAt: number | null;
  deliveredAt: number | null;
  parkedAt: number | null;
  /** The server's last reply, if it refused. */
  lastError: string | null;
}

/** What a search found. */
export interface Found {
  /** Newest first. */
  found: StoredInquiry[];
  /** Where to go on; null if there is nothing more. */
  older: Place | null;
  /** Whether the time was over before enough were found. */
  cut: boolean;
}

/** A delivery that the caller holds for as long as it renews the lease. */
export interface LeasedDelivery {
  inquiry: StoredInquiry;
  /** As the row names it. */
  channel: string;
  /** Attempts before this one. */
  attempts: number;
  /** The lease's token: `done`, `fail`, `park` and `giveBack` have no effect unless it is the current one. */
  lease: string;
}

/** A lease as others see it; each renewal changes `beat`. */
export interface Lease {
  token: string;
  beat: number;
}

/**
 * Thrown when an inquiry cannot be stored now (disk full, locked, database down): the visitor is asked to try again.
 */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

/** Thrown when the store can no longer be trusted (EIO): waiting requests get a 503 and the process must end. */
export class StoreBroken extends Error {
  override name = 'StoreBroken';
}

/** Thrown when a store cannot be opened now. Anyone may read `reason`: it contains no path and no address. */
export class StoreNotOpen extends StoreUnavailable {
  override name = 'StoreNotOpen';
  readonly reason: string;

  constructor(message: string, reason: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Everything the service keeps, and the only way to it. All times are milliseconds since the epoch. */
export interface Store {
  /** Resolves when the store turns out to be untrustworthy, wherever that is noticed: the process must end. */
  readonly broken: Promise<StoreBroken>;
  /** Whether opening this store created the database. */
  readonly isNew: boolean;
  /** Stores inquiry and outbox rows in one transaction; resolves only once they are on disk. */
  put(inquiry: NewInquiry): Promise<PutResult>;

  /**
   * Leases up to `limit` deliveries of a channel, oldest first: those that are due and, with `early`, others too. A
   * delivery whose wait starts in the future, because the clock was set back, is due. A leased delivery is never given
   * to anybody else, whatever a clock says, unless the caller names its lease as `abandoned`.
   */
  claim(channel: Channel, options: ClaimOptions): Promise<LeasedDelivery[]>;
  /** The current leases of a channel; a lease whose beat does not change for long enough is abandoned. */
  leases(channel: Channel): Promise<Lease[]>;
  /** Shows other instances that the holder is alive. */
  renew(delivery: LeasedDelivery, options: { now: number; leaseMs: number }): Promise<void>;
  /** Returns whether it was recorded: not if somebody else holds the lease by now, or the inquiry was erased. */
  done(delivery: LeasedDelivery, now: number): Promise<boolean>;
  fail(delivery: LeasedDelivery, outcome: Failure): Promise<void>;
  park(delivery: LeasedDelivery, outcome: { now: number; error: string }): Promise<void>;
  /** Ends a lease without counting an attempt: at shutdown, or when a probe found the channel down. */
  giveBack(delivery: LeasedDelivery, error?: string): Promise<void>;
  /** Makes all waiting deliveries of a channel due now and restarts their retries: the channel works again. */
  hasten(channel: Channel, now: number): Promise<void>;

  get(id: string): Promise<StoredInquiry | null>;
  /** Inquiries whose id ends in these twelve characters. */
  endingIn(tail: string): Promise<StoredInquiry[]>;
  /**
   * Takes an inquiry a step further, with its history and event, in one transaction; with another address of the visitor,
   * also the mail that tells of it. False, and nothing is changed, if it is of another version by now or not there.
   */
  step(id: string, change: StepChange): Promise<boolean>;
  /** What the tokens of links are made with. */
  linkKeys(): Promise<LinkKeys>;
  /** Makes the tokens of links with another key from now on; the one before it is kept as the previous one. */
  renewLinkKey(key: string): Promise<void>;
  /** Ends the links of one inquiry; false if there is no such inquiry. */
  endLinks(id: string): Promise<boolean>;
  /** Open inquiries whose reply was promised and of which nobody has heard that it is due, the first due first. */
  promised(limit: number): Promise<Promised[]>;
  /** What became of promises that fell due in whole days of UTC, also of inquiries that are gone by now. */
  outcomes(days: Span): Promise<OutcomeCount[]>;
  /** What came out about promises in a time. */
  promisesKnown(time: Span): Promise<PromisesKnown>;
  /** Adds notices; one that is there stays as it is. */
  addNotices(notices: readonly NewNotice[]): Promise<void>;
  /** Leases notices that wait, the first due first; a leased one is given to nobody else until its lease is abandoned. */
  claimNotices(options: NoticeClaim): Promise<ClaimedNotices>;
  /** The current leases of notices. */
  noticeLeases(): Promise<Lease[]>;
  renewNotices(lease: string, until: number): Promise<void>;
  /** Records what became of notices; of those that somebody else holds by now, nothing. */
  settleNotices(lease: string, outcomes: readonly NoticeOutcome[]): Promise<void>;
  /** Ends a lease; what was not settled waits again. */
  freeNotices(lease: string): Promise<void>;
  /**
   * Inquiries, newest first, or those of {@link ListOptions.only}. Those that are open, the first that is due first.
   */
  list(options: ListOptions): Promise<StoredInquiry[]>;
  /** Inquiries with these words in what was written in or about them. Nothing else waits for it. */
  search(options: SearchOptions): Promise<Found>;
  /** How many there are at a time. */
  deskCounts(now: number): Promise<DeskCounts>;
  /** Suspects that no digest has listed: those of a surge first, since they may be genuine, then the oldest. */
  undigested(limit: number): Promise<StoredInquiry[]>;
  /** Marks suspects as listed by a digest. */
  markDigested(ids: readonly string[], now: number): Promise<void>;
  /** Every inquiry, oldest first. */
  all(): AsyncIterable<StoredInquiry>;
  /** Makes every delivery of an inquiry due now; false if there is no such inquiry. */
  redeliver(id: string, options: { now: number; channels: readonly Channel[] }): Promise<boolean>;
  /** Makes every parked delivery of a genuine inquiry due now. Returns how many. */
  redeliverParked(now: number): Promise<number>;
  /** Clears the suspicion and queues the deliveries; false if there is no such suspect. */
  makeGenuine(id: string, options: { now: number; channels: readonly Channel[] }): Promise<boolean>;
  /** Makes an open inquiry a suspect of staff, which nobody has to look at again; false if it is none. */
  makeSuspect(id: string, now: number): Promise<boolean>;
  /** Marks one suspect, or all, as seen and junk, so that they may be purged. Returns how many. */
  dismiss(id: string | null, now: number): Promise<number>;
  /** The ids of all inquiries from an e-mail address, in any spelling. */
  find(email: string): Promise<string[]>;
  /** Deletes all inquiries from an e-mail address, leaving no trace in the database's files. */
  erase(email: string): Promise<Erased>;
  /**
   * Deletes delivered inquiries received before `receivedBefore`, suspects received before `suspectsBefore`, and what
   * has expired at `now`. What is open stays until somebody has answered it or set it aside, and suspects of a surge
   * until somebody has looked at them.
   */
  purge(options: PurgeOptions): Promise<Purged>;

  stats(now: number): Promise<StoreStats>;
  /**
   * Counts hits in several windows at once, across all instances that share the database. Returns, in the same order,
   * each window's count and when it ends. Sources name network addresses, so none is stored in plain.
   */
  count(windows: readonly LimitWindow[], options: CountOptions): Promise<readonly CountedWindow[]>;
  /** Bytes that inquiries take on disk, without the space of deleted ones; exact only from `closeTo` on. */
  usedBytes(closeTo: number): Promise<number>;
  /** Counts hits in a rate limit window that all instances share. Returns its count and when it ends. */
  hit(key: string, options: HitOptions): Promise<{ count: number; resetAt: number }>;
  /**
   * Gives this instance the turn for a task, such as the daily digest, for `leaseMs`; null if it is not due or another
   * instance has it. `finishTurn` ends the turn; without that, the task is due again once the lease is over.
   */
  takeTurn(task: string, options: TurnOptions): Promise<Turn | null>;
  /** Ends a turn: the next one is due after `everyMs`, and gets the `mark`. */
  finishTurn(task: string, options: { now: number; everyMs: number; mark?: number }): Promise<void>;
  /** The secret that salts hashes of addresses; each erasure replaces it. */
  salt(): Promise<string>;
  /** Records for good what somebody did. */
  note(act: Act): Promise<void>;
  /** Recorded acts, newest first, without the first `skip` of them. */
  acts(limit: number, skip?: number): Promise<Act[]>;
  addSession(session: DeskSession): Promise<void>;
  /** Updates a session when it is seen, or when a code was given; not one that was ended. */
  renewSession(session: Pick<DeskSession, 'idHash' | 'seenAt' | 'freshAt'>): Promise<void>;
  /** Sessions, the last seen first. */
  sessions(which: SessionChoice): Promise<DeskSession[]>;
  /** Ends sessions, at once. Returns how many. */
  endSessions(which: SessionChoice): Promise<number>;
  addChallenge(challenge: DeskChallenge): Promise<void>;
  /** One that is neither used nor over at this time, by its link. */
  challenge(linkHash: string, now: number): Promise<OpenChallenge | null>;
  /** Those that are neither used nor over, of a browser. */
  challenges(which: ChallengeChoice): Promise<OpenChallenge[]>;
  /** Counts a try for each of these and returns them. */
  tryChallenges(which: ChallengeChoice): Promise<OpenChallenge[]>;
  /** Uses one up; false if it is already, or over. */
  useChallenge(linkHash: string, now: number): Promise<boolean>;
  /** Whether an inquiry could be stored now: stores one, undoes it, and writes as many bytes to disk. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

/** The part of a store that answering visitors and staff needs. */
export type IntakeStore = Pick<
  Store,
  ('put' | 'count' | 'usedBytes' | 'hit' | 'stats' | 'ready') | ('get' | 'endingIn' | 'step' | 'linkKeys')
>;
