import closeWithGrace from 'close-with-grace';
import { buildApp } from '../app.ts';
import { readConfig } from '../settings/config.ts';
import { startDelivery } from '../delivery/start.ts';
import { createLog } from '../operation/log.ts';
import { createMetrics } from '../operation/metrics.ts';
import { serveMetrics } from '../operation/metricsServer.ts';
import { createOutput } from '../operation/output.ts';
import { readServiceFile } from './serviceFile.ts';
import { openStore } from '../store/openStore.ts';

/** Times in milliseconds: requests get the first, everything together the second. */
const drainMs = 6_000;
const closeMs = 9_500;

/** Starts the service with the settings of the environment; resolves once it listens, after saying where. */
export async function start(): Promise<void> {
  const now = Date.now;
  const config = readConfig(process.env);
  const serviceFile = readServiceFile('build/service.json');
  const output = createOutput();
  const log = createLog(config.logLevel, output);
  const store = await openStore(config.databaseUrl);
  const metrics = createMetrics(store, now, output.dropped);
  const delivery = startDelivery({ store, config, serviceFile, log, metrics, now });

  let broken = false;
  function onBroken(error: Error): void {
    if (broken) return;
    broken = true;
    // Outside of any request it ends the process in good order, once those who wait have their answer.
    setImmediate(() => {
      throw error;
    });
  }

  const app = await buildApp(config, {
    store,
    serviceFile,
    siteFolder: 'dist',
    metrics,
    log,
    now,
    onStored: delivery.wake,
    onBroken,
  });
  if (config.metricsPort !== null) {
    metrics.watchProcess();
    await serveMetrics(metrics, config.metricsPort);
  }
  closeWithGrace({ delay: closeMs, logger: false }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, 'the service must end');
    else log.info({ signal }, 'the service ends');
    const slow = setTimeout(() => app.server.closeAllConnections(), drainMs);
    await Promise.allSettled([app.close(), delivery.stop()]);
    clearTimeout(slow);
    await store.close();
    await output.end();
  });

  const { port } = new URL(await app.listen({ port: config.port, host: config.host }));
  const shown = config.host === '127.0.0.1' ? 'localhost' : config.host;
  output.write(`http://${shown}:${port}\n`);
}
