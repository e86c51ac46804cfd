import type { Inquiry } from '../../contract/inquiry.ts';

/** Where an inquiry is delivered; each has its own row in the outbox and never waits for the other. */
export type Channel = 'mail' | 'webhook';

/** Why an inquiry is kept aside: stored and answered like any other, but delivered only once somebody calls it genuine. */
export type Suspicion = 'honeypot' | 'too-fast' | 'surge';

export interface NewInquiry {
  /** UUID version 7. */
  id: string;
  /** Milliseconds since the epoch. */
  receivedAt: number;
  fields: Inquiry;
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
  | { outcome: 'stored'; id: string }
  /** The same key with the same content came before: `id` is the first one's. */
  | { outcome: 'repeated'; id: string }
  /** The same key came before with other content. */
  | { outcome: 'conflict' };

export interface StoredInquiry extends Omit<NewInquiry, 'channels' | 'repeat'> {
  deliveries: readonly DeliveryState[];
}

export interface DeliveryState {
  channel: Channel;
  state: 'waiting' | 'delivered' | 'parked';
  attempts: number;
  /** Milliseconds since the epoch of the next attempt; null once delivered or parked. */
  nextAttemptAt: number | null;
  deliveredAt: number | null;
  parkedAt: number | null;
  /** The server's own words when it was refused last. */
  lastError: string | null;
}

/** One delivery, leased to the caller until `leaseUntil`. */
export interface LeasedDelivery {
  inquiry: StoredInquiry;
  channel: Channel;
  /** Attempts before this one. */
  attempts: number;
  /** Token of the lease: `done`, `fail`, `park` and `giveBack` are ignored without the current one. */
  lease: string;
}

/** Thrown when an inquiry cannot be stored now (disk full, locked, database down): the visitor is told to try again. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

/** Thrown when the store can no longer be trusted (EIO): everybody waiting gets a 503 and the process must end. */
export class StoreBroken extends Error {
  override name = 'StoreBroken';
}

/** Thrown when a store cannot be opened now; `reason` may be shown to everybody: it holds no path and no address. */
export class StoreNotOpen extends StoreUnavailable {
  override name = 'StoreNotOpen';
  readonly reason: string;

  constructor(message: string, reason: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** What the service keeps, and the only way to it. All times are milliseconds since the epoch. */
export interface Store {
  /** Resolves once the store can no longer be trusted, whatever found it out: the process must end. */
  readonly broken: Promise<StoreBroken>;
  /** Stores inquiry and outbox rows in one transaction; resolves only once they are on disk. */
  put(inquiry: NewInquiry): Promise<PutResult>;

  /**
   * Leases up to `limit` deliveries of a channel, oldest first: those that are due, with `early` those that are
   * not due yet as well. A delivery whose wait or lease lies in the future, because the clock was set back, is due.
   */
  claim(channel: Channel, options: ClaimOptions): Promise<LeasedDelivery[]>;
  done(delivery: LeasedDelivery, now: number): Promise<void>;
  fail(delivery: LeasedDelivery, outcome: Failure): Promise<void>;
  park(delivery: LeasedDelivery, outcome: { now: number; error: string }): Promise<void>;
  /** Ends a lease without counting an attempt, at shutdown or when a probe found the whole channel down. */
  giveBack(delivery: LeasedDelivery, error?: string): Promise<void>;
  /** Makes all waiting deliveries of a channel due now and starts their retries anew: the channel works again. */
  hasten(channel: Channel, now: number): Promise<void>;

  get(id: string): Promise<StoredInquiry | null>;
  /** The newest inquiries first: all, suspects, or those with a parked delivery. */
  list(options: ListOptions): Promise<StoredInquiry[]>;
  /** Every inquiry, oldest first. */
  all(): AsyncIterable<StoredInquiry>;
  /** Makes every delivery of the inquiry due at once; false when there is no such inquiry. */
  redeliver(id: string, options: { now: number; channels: readonly Channel[] }): Promise<boolean>;
  /** Clears the suspicion and writes the outbox rows; false when there is no such suspect. */
  makeGenuine(id: string, options: { now: number; channels: readonly Channel[] }): Promise<boolean>;
  /** Deletes inquiries by e-mail address (letter case ignored), leaving nothing of them in the files; their ids. */
  erase(email: string): Promise<string[]>;
  /**
   * Deletes delivered inquiries received before `receivedBefore`, suspects before `suspectsBefore`, those of a surge
   * only where somebody says before when, and what has lapsed, and cleans the files of it where that holds nobody up; how many inquiries went, and how many as old
   * stayed because they are not delivered.
   */
  purge(options: PurgeOptions): Promise<{ purged: number; keptUndelivered: number }>;

  stats(now: number): Promise<StoreStats>;
  /**
   * Counts hits in several windows at once, for all instances that share the database: what each window has so far and
   * when it ends, in their order. Sources name network addresses: none is written down as it is.
   */
  count(windows: readonly LimitWindow[], options: CountOptions): Promise<readonly CountedWindow[]>;
  /** Bytes that inquiries take on disk, room of deleted ones not counted; exact only from `closeTo` on. */
  usedBytes(closeTo: number): Promise<number>;
  /** Counts hits for a rate limit window shared by all instances: hits in the window so far and its end. */
  hit(key: string, options: HitOptions): Promise<{ count: number; resetAt: number }>;
  /**
   * Gives one instance the turn for a task that all instances know, such as the daily digest, for `leaseMs`;
   * null when it is not due or another one has it. The turn ends with `finishTurn`; without it, it is due again.
   */
  takeTurn(task: string, options: TurnOptions): Promise<Turn | null>;
  /** Ends a turn: the next one is due after `everyMs`. */
  finishTurn(task: string, options: { now: number; everyMs: number }): Promise<void>;
  /** Whether a small write reaches the disk now. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

/** What taking inquiries needs of a store. */
export type IntakeStore = Pick<Store, 'put' | 'count' | 'usedBytes' | 'hit' | 'stats' | 'ready'>;

export interface ClaimOptions {
  now: number;
  limit: number;
  leaseMs: number;
  early?: boolean;
}

export interface Failure {
  now: number;
  nextAttemptAt: number;
  error: string;
}

export interface ListOptions {
  limit: number;
  /** `robots` are the suspects that no surge set aside. */
  only?: 'suspects' | 'surge' | 'robots' | 'parked';
  receivedFrom?: number;
  /** Only those that stand behind this one in the list. */
  after?: Pick<StoredInquiry, 'receivedAt' | 'id'>;
}

export interface PurgeOptions {
  now: number;
  receivedBefore: number;
  suspectsBefore: number;
  /** Nobody has judged these yet: none, unless told otherwise. */
  surgeBefore?: number;
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
  /** Whether the very first turn waits for `everyMs` too. */
  firstLater?: boolean;
}

export interface Turn {
  /** When the turn before was finished; null at the first. */
  lastAt: number | null;
}

export interface StoreStats {
  /** Age of the oldest delivery still waiting, in milliseconds; null when none waits. */
  oldestUndeliveredMs: number | null;
  waiting: number;
  parked: number;
  suspects: number;
  /** When a delivery was parked last, of those still parked. */
  lastParkedAt: number | null;
  /** When the newest suspect, and the newest of a surge, was received. */
  lastSuspectAt: number | null;
  lastSurgeAt: number | null;
}
