import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Metrics } from './metrics.ts';

/** Whether a browser, led here by a name that points to loopback, did not send it. */
const isOwnHost = (host = '') => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host);

/** Serves the metrics on loopback only, to whoever asks loopback for them; resolves once it listens. @throws when the port is taken */
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
