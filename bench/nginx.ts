import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceFile } from '../contract/serviceFile.ts';
import { startPinned } from './pinned.ts';
import type { Server } from './pinned.ts';

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** As Debian sets it up, or with what an expert adds for speed: its files kept open, and no access log. */
export type Tuning = 'Debian' | 'tuned';

const tunings: Record<Tuning, (folder: string) => string> = {
  Debian: (folder) => `access_log ${folder}/access.log;`,
  tuned: () =>
    'access_log off; keepalive_requests 100000000; open_file_cache max=1000; open_file_cache_valid 600s;',
};

const config = (folder: string, tuning: Tuning, port: number, headers: ServiceFile['headers']) => `
daemon off;
worker_processes 1;
master_process off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 768; }
http {
  default_type text/html;
  ${tunings[tuning](folder)}
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  gzip_static on;
  gzip_vary on;
  etag on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/dist;
    index index.html;
    add_header cache-control no-cache;
${Object.entries(headers)
  .map(([name, value]) => `    add_header ${name} ${quoted(value)};`)
  .join('\n')}
  }
}
`;

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** nginx with one process, serving the same compressed files with the same headers. */
export async function startNginx(
  tuning: Tuning,
  port: number,
  headers: ServiceFile['headers'],
): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  cpSync('dist', join(folder, 'dist'), { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, config(folder, tuning, port, headers));
  const script = `echo http://127.0.0.1:${port}; exec nginx -c "$0" -e "$1"`;
  const server = await startPinned(['sh', '-c', script, file, join(folder, 'error.log')]);
  // nginx does not report when it is ready.
  for (let tries = 0; tries < 100 && !(await answers(server.url)); tries++) await sleep(50);
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
