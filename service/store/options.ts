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
  only?: 'suspects' | 'parked';
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

/** How many inquiries were deleted, and how many old ones stayed: undelivered, or of a surge that nobody looked at. */
export interface Purged {
  purged: number;
  keptUndelivered: number;
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
  /** Age of the oldest delivery still waiting, in milliseconds; null when none waits. */
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
}
