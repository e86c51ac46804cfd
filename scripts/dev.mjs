// The site with hot reload and the service beside it; ends both on TERM or Ctrl-C. Nothing needs to be built before.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, watch } from 'node:fs';
import { resolve } from 'node:path';

const port = process.env.PORT ?? '3000';
const apiPort = process.env.API_PORT ?? '3001';

/** Where the site hands over what the service needs; what visitors send goes where it always does. */
const folder = resolve('.cache/dev');
mkdirSync(folder, { recursive: true });
mkdirSync('data', { recursive: true });
if (!existsSync(`${folder}/data`)) symlinkSync(resolve('data'), `${folder}/data`);

// What is unfinished is said; pages that can be drawn without it are there.
spawn('node', ['scripts/content.mjs'], { stdio: 'inherit' });

const site = spawn('node', ['node_modules/astro/bin/astro.mjs', 'dev', '--port', port], {
  env: { ...process.env, ASTRO_DEV_BACKGROUND: '0', ASTRO_TELEMETRY_DISABLED: '1', API_PORT: apiPort },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});

let service;
let isEnding = false;

function startService() {
  service = spawn('node', [resolve('service/main.ts')], {
    cwd: folder,
    env: { ...process.env, PORT: apiPort, SITE_URL: `http://localhost:${port}` },
    stdio: 'inherit',
  });
  service.on('exit', () => {
    service = undefined;
  });
}

/** Starts the service anew; one that ended by a mistake in its code starts when that is mended. */
function restartService() {
  if (isEnding) return;
  if (!service) startService();
  // Each save is several changes: one restart answers all that come before it.
  else if (!service.killed && service.kill('SIGTERM')) service.once('exit', restartService);
}

site.once('message', () => {
  startService();
  // Node's own `--watch` ends the thread of the store.
  for (const path of ['service', 'contract']) watch(path, { recursive: true }, restartService);
  site.on('message', restartService);
});

function stop() {
  isEnding = true;
  site.kill('SIGTERM');
  service?.kill('SIGTERM');
}
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop);
site.on('exit', (code) => {
  // Who is told to end has not failed.
  const status = isEnding ? 0 : (code ?? 1);
  stop();
  if (service) service.once('exit', () => process.exit(status));
  else process.exit(status);
});
