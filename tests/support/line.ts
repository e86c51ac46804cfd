import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';

/** The line between a browser and a service, which can be cut and mended. */
export interface Line {
  /** Such as `http://localhost:41234`. */
  address: string;
  /** What went through it, such as `POST /api/contact`. */
  asked: string[];
  /** Says of a path's answers that nobody may store them. */
  forOnce: (path: string) => void;
  /** Answers a path with this script instead of the service. */
  replace: (path: string, script: string) => void;
  cut: () => Promise<void>;
  mend: () => Promise<void>;
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');
  return address.port;
}

/** Lays a line to a service. */
export async function layLine(service: string): Promise<Line> {
  const asked: string[] = [];
  // The service ends connections that rest, maybe just as one is used again.
  const agent = new Agent({ keepAlive: false });
  const replaced = new Map<string, string>();
  const unstored = new Set<string>();

  function handOn(request: IncomingMessage, response: ServerResponse): void {
    const { method, url = '/', headers } = request;
    asked.push(`${method} ${url}`);
    const script = replaced.get(url);
    if (script !== undefined) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
      return;
    }
    const asking = ask(new URL(url, service), { method, headers, agent }, (answer) => {
      const { rawHeaders, statusCode = 502 } = answer;
      if (unstored.has(url)) answer.headers['cache-control'] = 'no-store';
      response.writeHead(statusCode, unstored.has(url) ? answer.headers : rawHeaders);
      answer.pipe(response);
    });
    asking.on('error', () => response.destroy());
    request.pipe(asking);
  }

  const server = createServer(handOn);
  const port = await listen(server, 0);
  return {
    address: `http://localhost:${port}`,
    asked,
    forOnce: (path) => unstored.add(path),
    replace: (path, script) => replaced.set(path, script),
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    mend: async () => {
      await listen(server, port);
    },
  };
}
