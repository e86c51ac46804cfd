import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface AskOptions {
  method?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Asks for a path exactly as it is written, and hands back the bytes exactly as they come. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: AskOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const { statusCode: status = 0, headers: received } = response;
      buffer(response).then((body) => resolve({ status, headers: received, body }), reject);
    });
    sent.on('error', reject).end();
  });
}
