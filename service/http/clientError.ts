import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import type { Metrics } from '../operation/metrics.ts';
import { Problem, problemType } from './problem.ts';

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what is no HTTP request, or never became one, and closes the connection. */
export function createClientErrorHandler(headers: Readonly<Record<string, string>>, metrics: Metrics) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code ?? ''] ?? 400;
    if (status === 408) metrics.countRefused('time-out');
    const body = new Problem(status).body();
    const lines = Object.entries({
      ...headers,
      'content-type': problemType,
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () =>
      socket.destroy(),
    );
  };
}
