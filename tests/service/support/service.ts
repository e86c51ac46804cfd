import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { DeskBundle } from '../../../contract/desk.ts';
import { onTestFinished } from 'vitest';
import { buildApp } from '../../../service/app.ts';
import type { AppParts } from '../../../service/http/appParts.ts';
import { readConfig } from '../../../service/settings/config.ts';
import { createLog } from '../../../service/operation/log.ts';
import { createMetrics } from '../../../service/operation/metrics.ts';
import type { Store } from '../../../service/store/Store.ts';
import { openStore } from '../../../service/store/openStore.ts';
import type { StoreOptions } from '../../../service/store/openStore.ts';
import { serviceFile, writeSite } from './site.ts';

// The store's worker starts in a fraction of the time where nothing is left to compile.
process.env['NODE_COMPILE_CACHE'] ??= resolve('.cache/compiled');

interface ServiceOptions {
  /** Settings, as the environment gives them. */
  env?: Readonly<Record<string, string>>;
  /** Verbs of the store that go wrong, or are watched, in place of the real ones. */
  verbs?: (store: Store) => Partial<Store>;
  parts?: Partial<AppParts>;
  limits?: AppParts['limits'];
  store?: StoreOptions;
}

export interface RunningService {
  url: string;
  port: number;
  app: FastifyInstance;
  store: Store;
  databaseUrl: string;
  /** Folder of the site it serves. */
  siteFolder: string;
  /** Everything logged so far. */
  log: () => string;
  metrics: () => Promise<string>;
  close: () => Promise<void>;
}

/** Shows what a page of the desk would be made from. */
const noDesk: DeskBundle = {
  render: (page, props) => `<title>${page}</title>\n${JSON.stringify(props)}`,
};

/** The store with some of its verbs replaced. */
function withVerbs(store: Store, verbs: Partial<Store>): Store {
  return new Proxy(store, {
    get(target, name) {
      const verb: unknown = Reflect.get(verbs, name) ?? Reflect.get(target, name);
      return typeof verb === 'function' ? verb.bind(target) : verb;
    },
  });
}

/**
 * The service with its production options and a real SQLite store, on a free loopback port, with a small site. The rate
 * limit does not apply unless the settings name one. The caller has to close it.
 */
export async function launchService({
  env = {},
  verbs = () => ({}),
  parts = {},
  limits = {},
  store: storeOptions,
}: ServiceOptions = {}): Promise<RunningService> {
  const folder = mkdtempSync(join(tmpdir(), 'inquiry-service-'));
  const siteFolder = join(folder, 'dist');
  writeSite(siteFolder);
  const config = readConfig({
    RATE_LIMIT_PER_MINUTE: '10000',
    DATABASE_URL: `file:${join(folder, 'inquiries.db')}`,
    ...env,
  });
  const store = await openStore(config.databaseUrl, storeOptions);
  const seen = withVerbs(store, verbs(store));
  const now = parts.now ?? Date.now;
  const metrics = createMetrics(seen, now);
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  const nobody = () => {};
  const app = await buildApp(config, {
    store: seen,
    storeTrouble: () => null,
    openedStore: () => seen,
    loadDesk: async () => noDesk,
    serviceFile,
    siteFolder,
    metrics,
    log,
    now,
    onStored: nobody,
    limits,
    ...parts,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });

  let closing: Promise<void> | null = null;
  async function end(): Promise<void> {
    app.server.closeAllConnections();
    await app.close();
    await store.close();
    await rm(folder, { recursive: true });
  }
  return {
    url,
    port: Number(new URL(url).port),
    app,
    store,
    databaseUrl: config.databaseUrl,
    siteFolder,
    log: () => lines.join(''),
    metrics: metrics.text,
    close: () => (closing ??= end()),
  };
}

/** A launched service that ends with the test that asked for it. */
export async function startService(options?: ServiceOptions): Promise<RunningService> {
  const service = await launchService(options);
  onTestFinished(service.close);
  return service;
}
