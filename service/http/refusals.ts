import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Problem, problemType } from './problem.ts';

/** Headers that a request may have; browsers send twenty, proxies add ten. */
export const mostHeaders = 100;

function hostsOf(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts;
}

/**
 * Whether the body is framed in a way that everybody reads alike: Node takes any coding before `chunked` for none, and
 * chunks from clients of HTTP/1.0, which know of none.
 */
const isPlainlyFramed = (minor: number, { 'transfer-encoding': coding }: IncomingHttpHeaders) =>
  coding === undefined || (minor > 0 && coding.toLowerCase() === 'chunked');

/** The status with which a request is refused for its form alone, where Node would take it; null for a sound one. */
export function refusalOf({
  httpVersionMajor,
  httpVersionMinor,
  rawHeaders,
  headers,
}: IncomingMessage): number | null {
  if (httpVersionMajor !== 1) return 505;
  if (rawHeaders.length > 2 * mostHeaders) return 431;
  const hosts = hostsOf(rawHeaders);
  if (hosts > 1 || (hosts === 0 && httpVersionMinor > 0)) return 400;
  if (!isPlainlyFramed(httpVersionMinor, headers)) return 400;
  return headers.expect === undefined || headers.expect.toLowerCase() === '100-continue' ? null : 417;
}

/** Headers and body of a problem that no route answers; the connection ends with it. */
export function wholeProblem(status: number, headers: Readonly<Record<string, string>>) {
  const body = new Problem(status).body();
  const more = {
    'content-type': problemType,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
    ...(status === 503 && { 'retry-after': '5' }),
  };
  return { headers: { ...headers, ...more }, body };
}

export function sendRefusal(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
): void {
  const problem = wholeProblem(status, headers);
  response.writeHead(status, problem.headers).end(problem.body);
}
