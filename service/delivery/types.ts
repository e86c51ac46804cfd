import type { Config } from '../settings/config.ts';
import type { ServiceFile } from '../../contract/serviceFile.ts';
import type { Channel, LeasedDelivery, PromisesKnown, Store } from '../store/Store.ts';

/** The outcome of one attempt; `words` are the other side's reply, or the error. */
export type Outcome =
  | { kind: 'delivered' }
  /** Refused for good: parked. */
  | { kind: 'refused'; words: string }
  /** Not this one, not now: the retry table decides. */
  | { kind: 'delayed'; words: string }
  /**
   * The channel is down: it pauses for as long as the reply asks, or by its failures in a row. `isCertain` is false if
   * this inquiry may be the cause, by breaking the connection; then others are tried before it. `needsSomebody` when
   * waiting does not help: login, sender or recipient is refused.
   */
  | { kind: 'down'; words: string; isCertain: boolean; needsSomebody?: boolean; retryAfterMs?: number }
  /** The other side wants no more messages: parked, and the channel rests until the service restarts. */
  | { kind: 'stopped'; words: string };

/** A channel that an operator has to fix: the other side's reply, and since when. */
export interface Trouble {
  channel: Channel;
  words: string;
  since: number;
}

/** One channel's way out. */
export interface Sender {
  readonly channel: Channel;
  /** Makes one attempt, within the lease. If it throws, the outcome is `delayed`: this inquiry cannot be written. */
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
        | 'siteUrl'
        | 'smtpUrl'
        | 'mailFrom'
        | 'mailTo'
        | 'alertTo'
        | 'webhook'
        | 'retentionDays'
        | 'autoReply'
      )
    | ('reminders' | 'escalateTo' | 'metricsPort')
    | ('alertWebhook' | 'heartbeatUrl' | 'backup' | 'storageLimitBytes')
  >;
  serviceFile: Pick<ServiceFile, 'brand' | 'mail' | 'autoReply'>;
  log: Log;
  metrics: {
    countDelivery(channel: Channel, outcome: 'delivered' | 'failed' | 'parked'): void;
    countPromises(known: PromisesKnown): void;
  };
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Monotonic clock, in milliseconds; by default the process's own. */
  steady?: () => number;
  /** Random numbers in [0, 1), for the jitter of retries. */
  random?: () => number;
}
