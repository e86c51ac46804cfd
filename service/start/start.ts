import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import closeWithGrace from 'close-with-grace';
import type { DeskBundle } from '../../contract/desk.ts';
import { buildApp } from '../app.ts';
import { startDelivery } from '../delivery/start.ts';
import type { Delivery } from '../delivery/start.ts';
import { messageOf } from '../lib/messageOf.ts';
import { createLog } from '../operation/log.ts';
import { createMetrics } from '../operation/metrics.ts';
import { serveMetrics } from '../operation/metricsServer.ts';
import { createOutput } from '../operation/output.ts';
import { readConfig } from '../settings/config.ts';
import { openStore } from '../store/openStore.ts';
import { openLate } from './lateStore.ts';
import { listenFault } from './listenFault.ts';
import { refuseLost } from './lostDatabase.ts';
import { readServiceFile } from './serviceFile.ts';

/** Shutdown times in milliseconds: for open requests, and for everything together. */
const drainMs = 6_000;
const closeMs = 9_500;
/**
 * The listen backlog: a proxy opens one connection per simultaneous visitor, and answers 502 for those that do not fit.
 */
const mostWaitingToConnect = 2_000;
/** How long the first attempt to open the database may delay the pages, in milliseconds. */
const patienceMs = 1_000;

/** Loads what the build made of the desk's pages. */
const loadDesk = (): Promise<DeskBundle> => import(pathToFileURL('build/desk.mjs').href);

/** Starts the service with the environment's settings. Resolves once it listens and has printed its address. */
export async function start(): Promise<void> {
  const now = Date.now;
  const config = readConfig(process.env);
  const serviceFile = readServiceFile('build/service.json');
  const output = createOutput();
  const log = createLog(config.logLevel, output);
  const store = openLate(
    async () => {
      refuseLost(config);
      return openStore(config.databaseUrl, { create: config.createDatabase ? 'missing' : 'never' });
    },
    (error, ms) => {
      log.error(
        { err: error, reason: messageOf(error), ms },
        'the database cannot be opened: pages are served without it',
      );
    },
  );
  const metrics = createMetrics(store.intake, now, output.dropped, config.backup?.folder ?? null);
  let delivery: Delivery | null = null;
  void store.opened.then((opened) => {
    if (opened.isNew) log.warn({}, 'a new database was created');
    delivery = startDelivery({ store: opened, config, serviceFile, log, metrics, now });
    void opened.broken.then((error) => {
      // Thrown outside any request, it ends the process gracefully, after waiting requests got their answer.
      setImmediate(() => {
        throw error;
      });
    });
  });

  const app = await buildApp(config, {
    store: store.intake,
    storeTrouble: store.trouble,
    openedStore: store.whole,
    loadDesk,
    serviceFile,
    siteFolder: 'dist',
    metrics,
    log,
    now,
    onStored: () => delivery?.wake(),
  });
  if (config.metricsPort !== null) {
    metrics.watchProcess();
    const fault = listenFault('METRICS_PORT', config.metricsPort, '127.0.0.1');
    await serveMetrics(metrics, config.metricsPort).catch(fault);
  }
  closeWithGrace({ delay: closeMs, logger: false }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, 'the service must end');
    else log.info({ signal }, 'the service ends');
    const slow = setTimeout(() => app.server.closeAllConnections(), drainMs);
    await Promise.allSettled([app.close(), delivery?.stop()]);
    clearTimeout(slow);
    await store.close();
    await output.end();
  });

  await Promise.race([store.tried, sleep(patienceMs, undefined, { ref: false })]);
  const { host } = config;
  const address = await app
    .listen({ port: config.port, host, backlog: mostWaitingToConnect })
    .catch(listenFault('PORT', config.port, host));
  const { port } = new URL(address);
  const shownHost = host === '127.0.0.1' ? 'localhost' : host;
  output.write(`http://${shownHost}:${port}\n`);
}
