import type { Inquiry } from '../../contract/inquiry.ts';
import type {
  Act,
  ClaimOptions,
  CountOptions,
  CountedWindow,
  Erased,
  Failure,
  HitOptions,
  LimitWindow,
  ListOptions,
  PurgeOptions,
  Purged,
  StoreStats,
  Turn,
  TurnOptions,
} from './options.ts';

export type * from './options.ts';

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
  | { outcome: 'stored'; id: string }
  /** The same key with the same content came before: `id` is the first one's. */
  | { outcome: 'repeated'; id: string }
  /** The same, and the first one, a suspect for how its form was filled, is genuine from now on. */
  | { outcome: 'cleared'; id: string }
  /** The same key came before with other content. */
  | { outcome: 'conflict' };

export interface StoredInquiry extends Omit<NewInquiry, 'channels' | 'repeat' | 'suspicion'> {
  /** A {@link Suspicion}, or the word of a program that knows more of them; null for genuine ones. */
  suspicion: string | null;
  deliveries: readonly DeliveryState[];
}

export interface DeliveryState {
  /** A {@link Channel}, or the word of a program that knows more of them. */
  channel: string;
  /** `waiting`, `delivered` or `parked`. */
  state: string;
  attempts: number;
  /** Milliseconds since the epoch of the next attempt; null once delivered or parked. */
  nextAttemptAt: number | null;
  deliveredAt: number | null;
  parkedAt: number | null;
  /** The server's own words when it was refused last. */
  lastError: string | null;
}

/** One delivery, leased to the caller for as long as it renews the lease. */
export interface LeasedDelivery {
  inquiry: StoredInquiry;
  channel: Channel;
  /** Attempts before this one. */
  attempts: number;
  /** Token of the lease: `done`, `fail`, `park` and `giveBack` are ignored without the current one. */
  lease: string;
}

/** A lease as others see it: renewed, it shows another `beat`. */
export interface Lease {
  token: string;
  beat: number;
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
  /** Whether the database was not there and was created for this store. */
  readonly isNew: boolean;
  /** Stores inquiry and outbox rows in one transaction; resolves only once they are on disk. */
  put(inquiry: NewInquiry): Promise<PutResult>;

  /**
   * Leases up to `limit` deliveries of a channel, oldest first: those that are due, with `early` those that are
   * not due yet as well. A delivery whose wait lies in the future, because the clock was set back, is due. What is
   * leased is nobody else's, whatever any clock says, unless the caller names its lease as `abandoned`.
   */
  claim(channel: Channel, options: ClaimOptions): Promise<LeasedDelivery[]>;
  /** The leases of a channel now: one that shows the same beat for long enough is abandoned. */
  leases(channel: Channel): Promise<Lease[]>;
  /** Shows the others that the holder is alive. */
  renew(delivery: LeasedDelivery, options: { now: number; leaseMs: number }): Promise<void>;
  /** Whether it was recorded: not when the lease is another's by now, or the inquiry was erased. */
  done(delivery: LeasedDelivery, now: number): Promise<boolean>;
  fail(delivery: LeasedDelivery, outcome: Failure): Promise<void>;
  park(delivery: LeasedDelivery, outcome: { now: number; error: string }): Promise<void>;
  /** Ends a lease without counting an attempt, at shutdown or when a probe found the whole channel down. */
  giveBack(delivery: LeasedDelivery, error?: string): Promise<void>;
  /** Makes all waiting deliveries of a channel due now and starts their retries anew: the channel works again. */
  hasten(channel: Channel, now: number): Promise<void>;

  get(id: string): Promise<StoredInquiry | null>;
  /** The newest inquiries first: all, suspects, or those with a parked delivery. */
  list(options: ListOptions): Promise<StoredInquiry[]>;
  /** Suspects that no digest has shown: those of a surge first, as they may be genuine, then the oldest. */
  undigested(limit: number): Promise<StoredInquiry[]>;
  /** A digest has shown these. */
  markDigested(ids: readonly string[], now: number): Promise<void>;
  /** Every inquiry, oldest first. */
  all(): AsyncIterable<StoredInquiry>;
  /** Makes every delivery of the inquiry due at once; false when there is no such inquiry. */
  redeliver(id: string, options: { now: number; channels: readonly Channel[] }): Promise<boolean>;
  /** Makes every parked delivery of a genuine inquiry due at once; how many. */
  redeliverParked(now: number): Promise<number>;
  /** Clears the suspicion and writes the outbox rows; false when there is no such suspect. */
  makeGenuine(id: string, options: { now: number; channels: readonly Channel[] }): Promise<boolean>;
  /** Somebody looked at this suspect, or at all of them, and they are junk: they may be purged; how many. */
  dismiss(id: string | null, now: number): Promise<number>;
  /** The ids of the inquiries from an e-mail address, however it is spelled. */
  find(email: string): Promise<string[]>;
  /** Deletes the inquiries from an e-mail address, leaving nothing of them in the files. */
  erase(email: string): Promise<Erased>;
  /**
   * Deletes delivered inquiries received before `receivedBefore` and suspects before `suspectsBefore`, and what
   * has lapsed at `now`. Suspects of a surge stay until somebody looked at them.
   */
  purge(options: PurgeOptions): Promise<Purged>;

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
  /** Ends a turn: the next one is due after `everyMs`, and finds the `mark`. */
  finishTurn(task: string, options: { now: number; everyMs: number; mark?: number }): Promise<void>;
  /** A secret that hashes of addresses are salted with; whenever somebody is erased it becomes another. */
  salt(): Promise<string>;
  /** Writes down what somebody did, for good. */
  note(act: Act): Promise<void>;
  /** What was done, the newest first. */
  acts(limit: number): Promise<Act[]>;
  /** Whether an inquiry could be stored now: one is, and undone, and a write of its size reaches the disk. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

/** What taking inquiries needs of a store. */
export type IntakeStore = Pick<Store, 'put' | 'count' | 'usedBytes' | 'hit' | 'stats' | 'ready'>;
