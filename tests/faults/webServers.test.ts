import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { writeHostFiles } from '../../site/integrations/buildOutput/deployFiles/hosts/writeHostFiles.ts';
import { serviceFile } from '../service/support/site.ts';
import { sound } from '../service/support/inquiry.ts';
import { usePrograms } from './support/programs.ts';
import { isLeftOut } from './support/tools.ts';
import { useWebServers, webServers } from './support/webServers.ts';

const programs = usePrograms();
const startWebServer = useWebServers();
/** Any address but the proxy's own, so that it counts as a visitor. */
const visitor = '127.0.0.2';
const host = 'agency.example';
const redirects = { '/old-about': '/about/', '/old-about/': '/about/' };

let site: { folder: string; servicePort: number };
beforeAll(async () => {
  const folder = programs.folder();
  await writeHostFiles(join(folder, 'dist'), join(folder, 'build/hosts'), {
    ...serviceFile,
    redirects,
    serviceUrl: null,
  });
  const { url } = await programs.run(folder, { TRUSTED_PROXIES: '127.0.0.1', SITE_URL: `http://${host}` });
  site = { folder, servicePort: Number(new URL(url).port) };
});

interface Asked {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** What the connection and the server say of themselves, and validators, which each makes its own way. */
const own = new Set([
  ...['date', 'server', 'connection', 'keep-alive', 'transfer-encoding', 'via', 'alt-svc'],
  ...['etag', 'last-modified', 'accept-ranges', 'content-length'],
]);

/** What says something of a body alone. */
const ofBody = new Set(['content-type', 'vary']);

const decoders = new Map([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
]);

/** An answer as a visitor understands it: a header that came twice has both values. */
async function ask(port: number, { path, method = 'GET', headers = {}, body }: Asked) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { host: '127.0.0.1', localAddress: visitor, port, path, method };
    request({ ...options, headers: { host, ...headers } }, resolve)
      .on('error', reject)
      .end(body);
  });
  const bytes = await buffer(response);
  const coding = response.headers['content-encoding'];
  const decode = coding === undefined ? undefined : decoders.get(coding);
  const said = Object.entries(response.headersDistinct)
    .filter(([name]) => !own.has(name))
    .map(([name, values = []]) => [name, values.join(' | ').replace(/^Accept-Encoding$/, 'accept-encoding')])
    // The cookie of who has sent an inquiry is another one each time.
    .map(([name, value = '']) => [name, name === 'set-cookie' ? value.replace(/=[^;]*/, '') : value]);
  const isMoved = response.statusCode === 308;
  return {
    status: response.statusCode,
    headers: Object.fromEntries(said.filter(([name = '']) => !isMoved || !ofBody.has(name))),
    // The text of a redirect is nobody's to read.
    body: isMoved ? '' : (decode && bytes.length > 0 ? decode(bytes) : bytes).toString('latin1'),
  };
}

const compressed = { 'accept-encoding': 'gzip' };
const form = { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${host}` };
const refused = new URLSearchParams({ ...sound, email: 'nothing' }).toString();

const asked: Asked[] = [
  ...['/', '/about/', '/caf%C3%A9/', '/_assets/app.0a1b2c.css', '/.well-known/security.txt'].flatMap(
    (path) => [
      { path },
      { path, headers: compressed },
      { path, headers: { 'accept-encoding': 'gzip, br' } },
      { path, method: 'HEAD' },
    ],
  ),
  { path: '/images/picture.png' },
  ...['/about', '/about?from=mail', '/about/index.html', '/index.html'].map((path) => ({ path })),
  ...['/old-about', '/old-about/', '/old-about/?from=mail&to=x'].map((path) => ({ path })),
  ...['/nothing', '/nothing/', '/nothing.css', '/_assets/nothing.css', '/404.html'].map((path) => ({ path })),
  ...[
    '/_headers',
    '/.secret',
    '/.git/config',
    '/about/index.html.br',
    '/index.html.gz',
    '/_assets/app.0a1b2c.css.br',
    '/.well-known/security.txt.gz',
    '/_assets/',
    '/images',
  ].map((path) => ({ path })),
  ...['/healthz/live', '/healthz/ready', '/api/nothing', '/api/ip', '/api/openapi.json'].map((path) => ({
    path,
  })),
  { path: '/api/contact' },
  { path: '/api/contact', method: 'POST', headers: form, body: refused },
  { path: '/api/contact', method: 'POST', headers: { ...form, ...compressed }, body: refused },
  { path: '/api/contact', method: 'POST', headers: form, body: new URLSearchParams({ ...sound }).toString() },
  {
    path: '/api/contact',
    method: 'POST',
    headers: { ...form, origin: 'http://other.example' },
    body: refused,
  },
];

for (const [name, server] of Object.entries(webServers)) {
  describe.skipIf(isLeftOut(server.command))(name, () => {
    let port: number;
    beforeAll(async () => {
      port = await startWebServer(name, server, site);
    });

    test.each(
      asked.map(
        (one) => [`${one.method ?? 'GET'} ${one.path} ${JSON.stringify(one.headers ?? {})}`, one] as const,
      ),
    )('answers as the service does: %s', async (_name, one) => {
      const wanted = await ask(site.servicePort, one);
      const found = await ask(port, one);
      // A server that compresses nothing itself may have one coding less.
      const { 'content-encoding': coding, ...others } = found.headers;
      const { 'content-encoding': wantedCoding, ...wantedOthers } = wanted.headers;
      expect({ ...found, headers: others }).toEqual({ ...wanted, headers: wantedOthers });
      if (wantedCoding !== undefined) expect(coding).toBeDefined();
    });

    test.each([
      '/%2fother.example/..%2fabout',
      '//other.example/..%2fabout',
      '/%5cother.example/..%2fabout',
      '/%5cabout',
    ])('leads to no other host from %s', async (path) => {
      const { status, headers } = await ask(port, { path });
      expect([308, 400, 404]).toContain(status);
      expect(headers['location'] ?? '/').toMatch(/^\/(?![/\\])/);
    });

    test('tells the service who asks, and nobody may say another', async () => {
      const forged = { 'x-forwarded-for': '198.51.100.7' };
      const { body } = await ask(port, { path: '/api/ip', headers: forged });
      expect(JSON.parse(body)).toEqual({ ip: visitor });
    });
  });
}
