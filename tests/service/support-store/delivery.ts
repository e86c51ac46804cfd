import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { createDelivery } from '../../../service/delivery/start.ts';
import type { DeliveryOptions } from '../../../service/delivery/types.ts';
import { openStore } from '../../../service/store/openStore.ts';
import type { PromisesKnown, Store } from '../../../service/store/Store.ts';
import { second, start } from './inquiry.ts';

const serviceFile = {
  brand: 'Example Agency',
  mail: { from: 'Example Agency <site@agency.example>', to: 'sales@agency.example' },
  autoReply: { subject: 'We have your message', text: 'We answer within a day.\n{page}\n' },
};

/** A clock that stands still until time passes or it is set; setting it leaves its monotonic counterpart alone. */
function createClock(time = start) {
  let passed = 0;
  const clock = {
    time,
    now: () => clock.time,
    steady: () => passed,
    pass(ms: number) {
      clock.time += ms;
      passed += ms;
    },
    leap(ms: number) {
      clock.time += ms;
    },
  };
  return clock;
}

/** Stores with deliveries under a clock of their own, all ended after each test. */
export function useDeliveries() {
  let ends: (() => Promise<void> | void)[] = [];
  afterEach(async () => {
    for (const end of ends.toReversed()) await end();
    ends = [];
  });

  return {
    /** Registers something to run after the test. */
    after: (end: () => Promise<void> | void) => void ends.push(end),

    async create(config: Partial<DeliveryOptions['config']> = {}, shared?: { url: string }) {
      const folder = mkdtempSync(join(tmpdir(), 'delivery-'));
      ends.push(() => rmSync(folder, { recursive: true, force: true }));
      const databaseUrl = shared?.url ?? `file:${join(folder, 'inquiries.db')}`;
      // Created beforehand, so that nobody is alerted to a new one.
      await (await openStore(databaseUrl)).close();
      const store: Store = await openStore(databaseUrl);
      ends.push(() => store.close());
      const clock = createClock();
      const counts: string[] = [];
      const promises: PromisesKnown[] = [];
      const logged: string[] = [];
      const log = (details: object, message: string) =>
        void logged.push(`${message} ${JSON.stringify(details)}`);
      const instance = (overrides: Partial<DeliveryOptions> = {}) => {
        const delivery = createDelivery({
          store,
          config: {
            ...{
              databaseUrl,
              siteUrl: 'https://agency.example',
              smtpUrl: null,
              mailFrom: null,
              mailTo: null,
              alertTo: null,
              webhook: null,
            },
            ...{ retentionDays: 365, autoReply: false, alertWebhook: null, heartbeatUrl: null, backup: null },
            ...{ storageLimitBytes: 1e9, reminders: null, escalateTo: null, metricsPort: null },
            ...config,
          },
          serviceFile,
          log: { info: log, warn: log, error: log },
          metrics: {
            countDelivery: (channel, outcome) => void counts.push(`${channel} ${outcome}`),
            countPromises: (known) => void promises.push(known),
          },
          ...{ now: clock.now, steady: clock.steady },
          // No jitter.
          random: () => 0.5,
          ...overrides,
        });
        ends.push(() => delivery.stop());
        return delivery;
      };
      const delivery = instance();
      return {
        ...{ store, clock, delivery, instance, counts, promises, logged, databaseUrl },
        mailFolder: join(folder, 'mail'),
        /** Lets time pass in steps, and delivers what comes due in each. */
        async pass(ms: number, step = 15 * second): Promise<void> {
          for (let left = ms; left > 0; left -= step) {
            clock.pass(Math.min(left, step));
            await delivery.tick();
          }
        },
        async deliveryOf(id: string) {
          return (await store.get(id))?.deliveries[0];
        },
      };
    },
  };
}
