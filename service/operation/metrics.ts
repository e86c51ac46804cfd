import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Refusal } from '../http/problem.ts';
import type { Channel, PromisesKnown, Store, StoreStats, Suspicion } from '../store/Store.ts';
import { newestCopy } from './copyFolder.ts';

/** What became of one attempt to deliver. */
export type DeliveryOutcome = 'delivered' | 'failed' | 'parked';

/**
 * Why a connection was closed: too many requests at once, read too slowly, a body in too many pieces, or too many
 * connections, of all or of one address.
 */
export type Cut = 'pipelined' | 'slow' | 'pieces' | 'connections' | 'address';

export type Metrics = ReturnType<typeof createMetrics>;

const latencySeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The service's counters in the format of Prometheus; none holds anything a visitor sent.
 * @param droppedLines how many lines of the log were dropped so far
 * @param copyFolder where copies of the database are made, if they are
 */
export function createMetrics(
  store: Pick<Store, 'stats'>,
  now: () => number,
  droppedLines = () => 0,
  copyFolder: string | null = null,
) {
  const registry = new Registry();
  const registers = [registry];
  const accepted = new Counter({ name: 'inquiries_accepted_total', help: 'Inquiries stored', registers });
  const repeated = new Counter({
    name: 'inquiries_repeated_total',
    help: 'Repeats answered with the id of the first',
    registers,
  });
  const suspect = new Counter({
    name: 'inquiries_suspect_total',
    help: 'Inquiries stored as suspect, by reason',
    labelNames: ['reason'],
    registers,
  });
  const refused = new Counter({
    name: 'inquiries_refused_total',
    help: 'Inquiries refused, by reason',
    labelNames: ['reason'],
    registers,
  });
  const cut = new Counter({
    name: 'connections_cut_total',
    help: 'Connections closed for what they ask of the service, by reason',
    labelNames: ['reason'],
    registers,
  });
  const originless = new Counter({
    name: 'inquiries_without_origin_total',
    help: 'Inquiries sent by something that is no browser: neither Origin nor Sec-Fetch-Site',
    registers,
  });
  const limiterFailures = new Counter({
    name: 'rate_limit_failures_total',
    help: 'Requests whose shared limit could not be counted',
    registers,
  });
  const deliveries = new Counter({
    name: 'deliveries_total',
    help: 'Attempts to deliver, by channel and outcome',
    labelNames: ['channel', 'outcome'],
    registers,
  });
  const promises = new Counter({
    name: 'promises_total',
    help: 'Promises of a reply: kept or late, once it is due, and contradicted, once a visitor says that none has come',
    labelNames: ['outcome'],
    registers,
  });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status; pages are counted in static_answers_total',
    labelNames: ['method', 'route', 'status'],
    buckets: latencySeconds,
    registers,
  });
  const put = new Histogram({
    name: 'inquiry_put_duration_seconds',
    help: 'Time until an inquiry is on disk',
    buckets: latencySeconds,
    registers,
  });
  new Counter({
    name: 'log_lines_dropped_total',
    help: 'Lines of the log that nobody took in time',
    registers,
    collect() {
      this.reset();
      this.inc(droppedLines());
    },
  });
  const pages = new Map<number, number>();
  new Counter({
    name: 'static_answers_total',
    help: 'Answers of the built site, by status',
    labelNames: ['status'],
    registers,
    collect() {
      this.reset();
      for (const [status, count] of pages) this.inc({ status }, count);
    },
  });

  let reading: Promise<StoreStats | null> | null = null;
  /** What the store says now, asked once for all who read it together; null when it does not answer. */
  function readStats(): Promise<StoreStats | null> {
    reading ??= store
      .stats(now())
      .catch(() => null)
      .finally(() => (reading = null));
    return reading;
  }
  /** A figure of the store; it stays as it was while the store does not answer. */
  const storeGauge = (name: string, help: string, figureOf: (stats: StoreStats) => number) =>
    new Gauge({
      ...{ name, help, registers },
      async collect() {
        const stats = await readStats();
        if (stats) this.set(figureOf(stats));
      },
    });
  storeGauge('inquiries_open', 'Inquiries that nobody has answered or set aside', ({ open }) => open);
  storeGauge('inquiries_overdue', 'Those of them whose reply is overdue', ({ overdue }) => overdue);
  storeGauge('deliveries_waiting', 'Deliveries still waiting', ({ waiting }) => waiting);
  storeGauge('deliveries_parked', 'Deliveries given up until somebody looks', ({ parked }) => parked);
  storeGauge(
    'oldest_undelivered_seconds',
    'Age of the oldest delivery of an inquiry still waiting, events of steps aside; 0 when none waits',
    ({ oldestUndeliveredMs }) => (oldestUndeliveredMs ?? 0) / 1000,
  );

  new Gauge({
    name: 'backup_age_seconds',
    help: 'Age of the newest copy in BACKUP_DIR; +Inf when there is none, 0 when none are made',
    registers,
    collect() {
      if (copyFolder === null) return;
      const newest = newestCopy(copyFolder, now());
      this.set(newest === null ? Infinity : (now() - newest.at) / 1000);
    },
  });

  return {
    /** The text that Prometheus reads. */
    text: () => registry.metrics(),
    contentType: registry.contentType,
    /** Adds memory, event loop and garbage collection of the process; once a process. */
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    countStored(suspicion: Suspicion | null) {
      if (suspicion) suspect.inc({ reason: suspicion });
      else accepted.inc();
    },
    countRepeated: () => repeated.inc(),
    countRefused: (reason: Refusal) => refused.inc({ reason }),
    countCut: (reason: Cut) => cut.inc({ reason }),
    countOriginless: () => originless.inc(),
    countLimiterFailure: () => limiterFailures.inc(),
    countDelivery: (channel: Channel, outcome: DeliveryOutcome) => deliveries.inc({ channel, outcome }),
    countPromises(known: PromisesKnown) {
      for (const [outcome, count] of Object.entries(known)) promises.inc({ outcome }, count);
    },
    countPage: (status: number) => pages.set(status, (pages.get(status) ?? 0) + 1),
    observeRequest: (labels: { method: string; route: string; status: number }, ms: number) =>
      requests.observe(labels, ms / 1000),
    observePut: (ms: number) => put.observe(ms / 1000),
  };
}
