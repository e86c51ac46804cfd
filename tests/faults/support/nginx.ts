import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../../service/support-store/postgres.ts';

/** A location of docs/examples/nginx.conf, without TLS, for a number of simultaneous visitors. */
const config = (folder: string, port: number, service: string, visitors: number) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections ${visitors * 3}; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  upstream site {
    server ${service};
    keepalive 32;
    keepalive_timeout 25s;
  }
  server {
    listen 127.0.0.1:${port};
    gzip off;
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`;

/** nginx in front of a service, until the test ends; its port. */
export async function startNginx(folder: string, service: URL, visitors: number): Promise<number> {
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, config(folder, port, `127.0.0.1:${service.port}`, visitors));
  const child = spawn('nginx', ['-c', file, '-e', join(folder, 'nginx.log')], { stdio: 'ignore' });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  return port;
}
