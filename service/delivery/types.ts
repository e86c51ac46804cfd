import type { Config } from '../settings/config.ts';
import type { ServiceFile } from '../../contract/serviceFile.ts';
import type { Channel, LeasedDelivery, Store } from '../store/Store.ts';

/** What came of one attempt; `words` are the other side's own, or what went wrong. */
export type Outcome =
  | { kind: 'delivered' }
  /** Refused for good: parked. */
  | { kind: 'refused'; words: string }
  /** Not this one, not now: the retry table decides. */
  | { kind: 'delayed'; words: string }
  /**
   * The channel does not work: it pauses, for as long as it was told or as its failures in a row say. `isCertain`
   * unless this inquiry could be the cause, by breaking the connection; then others are tried before it.
   * `needsSomebody` when waiting alone changes nothing: login, sender or recipient is refused.
   */
  | { kind: 'down'; words: string; isCertain: boolean; needsSomebody?: boolean; retryAfterMs?: number }
  /** The other side wants nothing any more: parked, and the channel rests until the service starts anew. */
  | { kind: 'stopped'; words: string };

/** A channel that somebody has to look at: the other side's words, and since when. */
export interface Trouble {
  channel: Channel;
  words: string;
  since: number;
}

/** One channel's way out. */
export interface Sender {
  readonly channel: Channel;
  /** One attempt, ended within the lease. What it throws counts as delayed: this inquiry cannot be written. */
  send(delivery: LeasedDelivery): Promise<Outcome>;
  /** Nothing is left to send for now: idle connections close. */
  rest(): void;
}

/** The part of the service's log that delivery uses. */
interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface DeliveryOptions {
  store: Store;
  config: Pick<
    Config,
    | (
        | 'databaseUrl'
        | 'smtpUrl'
        | 'mailFrom'
        | 'mailTo'
        | 'alertTo'
        | 'webhook'
        | 'retentionDays'
        | 'autoReply'
      )
    | ('alertWebhook' | 'heartbeatUrl' | 'backup' | 'storageLimitBytes')
  >;
  serviceFile: Pick<ServiceFile, 'brand' | 'mail' | 'autoReply'>;
  log: Log;
  metrics: { countDelivery(channel: Channel, outcome: 'delivered' | 'failed' | 'parked'): void };
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Milliseconds of a clock that nobody sets; the process's own unless told otherwise. */
  steady?: () => number;
  /** From 0 to below 1: the jitter of the retries. */
  random?: () => number;
}
