// The site with hot reload and the service beside it; ends both on TERM or Ctrl-C.
import { spawn } from 'node:child_process';

const service = {
  PORT: process.env.API_PORT ?? '3001',
  SITE_URL: `http://localhost:${process.env.PORT ?? '3000'}`,
};
const start = (args, env) => spawn('node', args, { stdio: 'inherit', env: { ...process.env, ...env } });

const children = [
  start(['node_modules/astro/bin/astro.mjs', 'dev', '--port', process.env.PORT ?? '3000'], {
    ASTRO_DEV_BACKGROUND: '0',
    ASTRO_TELEMETRY_DISABLED: '1',
    API_PORT: service.PORT,
  }),
  start(['--watch-path=service', '--watch-path=contract', 'service/main.ts'], service),
];

function stop() {
  for (const child of children) child.kill('SIGTERM');
}
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop);
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
}
