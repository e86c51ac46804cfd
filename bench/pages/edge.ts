import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

/** A key and a certificate for this machine only, generated for each run. */
function certificate(folder: string): { key: Buffer; cert: Buffer } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '1',
    ].concat(['-keyout', key, '-out', cert, '-subj', '/CN=localhost']),
    { stdio: 'ignore' },
  );
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/**
 * Serves a built site as an edge of a CDN does: HTTPS, HTTP/2, what the build compressed with brotli. `folder` holds
 * what is made for the run.
 */
export async function startEdge(dist: string, folder: string): Promise<{ url: string; stop: () => void }> {
  const server = createSecureServer(certificate(folder), (request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'https://localhost').pathname);
    const file = join(dist, path.endsWith('/') ? `${path}index.html` : path);
    const found = existsSync(file);
    const name = found ? file : join(dist, '404.html');
    const compressed = existsSync(`${name}.br`);
    const body = readFileSync(compressed ? `${name}.br` : name);
    response.writeHead(found ? 200 : 404, {
      'content-type': types[extname(name)] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': path.startsWith('/_assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...(compressed && { 'content-encoding': 'br' }),
    });
    response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('The server has no port.');
  return { url: `https://localhost:${at.port}`, stop: () => server.close() };
}
