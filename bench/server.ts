import { buildApp } from '../service/app.ts';
import { readConfig } from '../service/settings/config.ts';
import { createLog } from '../service/operation/log.ts';
import { createMetrics } from '../service/operation/metrics.ts';
import { createOutput } from '../service/operation/output.ts';
import { readServiceFile } from '../service/start/serviceFile.ts';
import { openStore } from '../service/store/openStore.ts';
import type { Store } from '../service/store/Store.ts';

// The service with its production options, with its store or without. One address alone makes no surge, so that every
// inquiry is stored with its delivery; nothing is delivered.
const [without] = process.argv.slice(2);
const config = readConfig({
  ...process.env,
  PORT: '0',
  RATE_LIMIT_PER_MINUTE: '1000000',
  STORAGE_LIMIT_MB: '1000000',
});
const real = await openStore(config.databaseUrl);

const none: Partial<Store> = {
  put: async ({ id }) => ({ outcome: 'stored', id, linkN: 0 }),
  usedBytes: async () => 0,
  hit: async (_key, { now, windowMs }) => ({ count: 1, resetAt: now + windowMs }),
};
const replaced = without === undefined ? {} : none;
const store = new Proxy(real, {
  get(target, name) {
    const verb: unknown = Reflect.get(replaced, name) ?? Reflect.get(target, name);
    return typeof verb === 'function' ? verb.bind(target) : verb;
  },
});

const nobody = () => {};
const app = await buildApp(config, {
  store,
  storeTrouble: () => null,
  openedStore: () => store,
  loadDesk: () => Promise.reject(new Error('nobody opens the desk here')),
  serviceFile: readServiceFile('build/service.json'),
  siteFolder: 'dist',
  metrics: createMetrics(store, Date.now),
  log: createLog(config.logLevel, createOutput()),
  now: Date.now,
  onStored: nobody,
});
process.stderr.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
