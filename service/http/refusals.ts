import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Problem, problemType } from './problem.ts';

/** The most headers a request may have; browsers send twenty, proxies add ten. */
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
 * Whether every parser frames the body alike: Node ignores any coding before `chunked`, and accepts chunks from
 * HTTP/1.0 clients, which do not know them.
 */
const isPlainlyFramed = (minor: number, { 'transfer-encoding': coding }: IncomingHttpHeaders) =>
  coding === undefined || (minor > 0 && coding.toLowerCase() === 'chunked');

/** The status that refuses a malformed request that Node would accept; null for a sound one. */
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

/** Headers and body of a problem that no route answers; it closes the connection. */
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
