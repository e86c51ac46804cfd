import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { freePort } from '../../service/support-store/postgres.ts';

/** What a web server is to stand before: a folder with `dist/` and `build/hosts/`, and the running service's port. */
interface Site {
  folder: string;
  servicePort: number;
}

/** A web server with a way to stand before the site: its command and configuration. */
interface WebServer {
  command: 'caddy' | 'nginx';
  config: (site: Site, port: number) => string;
  words: (file: string, folder: string) => string[];
}

const here = (text: string, servicePort: number) =>
  text.replaceAll('127.0.0.1:3000', `127.0.0.1:${servicePort}`);
const example = (file: string, { servicePort }: Site) =>
  here(readFileSync(`docs/examples/${file}`, 'utf8'), servicePort);

const nginxTemps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
  (name) => `${name}_temp_path ${name};`,
);

/** The main part of nginx's configuration, around what an operator writes inside `http`; folders of tests are root's. */
const insideHttp = (text: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid nginx.pid;
worker_rlimit_nofile 40000;
events { worker_connections 16384; }
http {
  include /etc/nginx/mime.types;
  ${nginxTemps.join('\n  ')}
${text}
}
`;

const nginx = (http: (site: Site, port: number) => string): WebServer => ({
  command: 'nginx',
  config: (site, port) => insideHttp(http(site, port)),
  words: (file, folder) => ['-p', folder, '-c', file, '-e', join(folder, 'error.log')],
});

const forTests = '{\n\tadmin off\n\tauto_https off\n';

const caddy = (file: (site: Site, port: number) => string): WebServer => ({
  command: 'caddy',
  config: file,
  words: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
});

/** The examples of the documentation without their certificates, and the files of the build. */
export const webServers: Readonly<Record<string, WebServer>> = {
  'nginx before the service': nginx((site, port) =>
    example('nginx.conf', site)
      .replace(/^server \{\n {2}listen 80;[^}]*\}\n/m, '')
      .replaceAll(/^ *listen \[.*\n/gm, '')
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
      .replaceAll(/^ *ssl_.*\n/gm, ''),
  ),
  'nginx with the files': nginx(
    ({ folder, servicePort }, port) => `
  upstream site { server 127.0.0.1:${servicePort}; }
  access_log off;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/dist;
    include ${folder}/build/hosts/nginx.conf;
  }`,
  ),
  'Caddy before the service': caddy((site, port) =>
    example('Caddyfile', site).replace(/^\{\n/m, forTests).replace('agency.example {', `http://:${port} {`),
  ),
  'Caddy with the files': caddy(
    ({ folder }, port) =>
      `${forTests}}\nhttp://:${port} {\n\troot * ${folder}/dist\n\timport ${folder}/build/hosts/Caddyfile\n}\n`,
  ),
};

/** Starts a web server; its port. */
type StartWebServer = (name: string, server: WebServer, site: Site) => Promise<number>;

/** Gives a file of tests what starts web servers, in hooks and tests alike; all of them end with the file. */
export function useWebServers(): StartWebServer {
  const ends: (() => Promise<unknown>)[] = [];
  afterAll(() => Promise.all(ends.map((end) => end())));

  return async (name, server, site) => {
    const port = await freePort();
    const folder = join(site.folder, name.replaceAll(' ', '-'));
    mkdirSync(folder);
    const file = join(folder, 'config');
    writeFileSync(file, server.config(site, port));
    const child = spawn(server.command, server.words(file, folder), {
      env: { ...process.env, HOME: folder, SERVICE: `127.0.0.1:${site.servicePort}` },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const ended = once(child, 'close');
    ends.push(() => {
      child.kill();
      return ended;
    });
    // It does not say when it listens.
    for (let tries = 0; child.exitCode === null && tries < 200; tries++) {
      const answers = await fetch(`http://127.0.0.1:${port}/healthz/live`).then(
        () => true,
        () => false,
      );
      if (answers) return port;
      await sleep(50);
    }
    throw new Error(`${name} does not listen: ${said}`);
  };
}
