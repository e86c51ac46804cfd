import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Metrics } from './metrics.ts';

/** Whether the request names loopback itself, so that no browser was led here by another name that resolves to it. */
const isOwnHost = (host = '') => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host);

/**
 * Serves the metrics on loopback, and only to requests that name loopback. Resolves once it listens.
 * @throws if the port is taken
 */
export async function serveMetrics(metrics: Metrics, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const refusal = !isOwnHost(request.headers.host) ? 421 : request.url !== '/metrics' ? 404 : null;
    if (refusal !== null) {
      response.writeHead(refusal).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
