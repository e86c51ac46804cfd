import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Metrics } from '../operation/metrics.ts';
import { wholeProblem } from './refusals.ts';

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

interface ClientErrorOptions {
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  metrics: Pick<Metrics, 'countRefused'>;
  /** Whether an earlier request is being answered on this connection, so that nothing else may be written to it. */
  isAnswering: (socket: Socket) => boolean;
}

/** Answers what is no HTTP request, or never completes one, and closes the connection. */
export function createClientErrorHandler({ headers, metrics, isAnswering }: ClientErrorOptions) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    const status = statuses[error.code ?? ''] ?? 400;
    if (status === 408) metrics.countRefused('time-out');
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
      socket.destroy();
      return;
    }
    const problem = wholeProblem(status, headers);
    const lines = Object.entries(problem.headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${problem.body}`, () =>
      socket.destroy(),
    );
  };
}
