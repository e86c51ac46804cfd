import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { Webhook } from 'standardwebhooks';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

/** A real webhook receiver on loopback; what it answers may change as a test goes. */
export async function startReceiver() {
  const calls: { headers: IncomingHttpHeaders; body: string; path: string }[] = [];
  let answer: Answer | 'silence' = { status: 204 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls.push({
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
        path: request.url ?? '',
      });
      if (answer === 'silence') return;
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');

  return {
    calls,
    webhook: { url: `http://127.0.0.1:${address.port}/hook`, secret },
    answer: (next: Answer | 'silence') => {
      answer = next;
    },
    /** The receiver's side of the specification: throws unless the signature holds. */
    verify: ({ headers, body }: { headers: IncomingHttpHeaders; body: string }): unknown =>
      new Webhook(secret).verify(
        body,
        Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      ),
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
