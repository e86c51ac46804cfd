import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** What a browser asked for. */
interface Asked {
  method: string;
  /** With its query. */
  path: string;
  body: string;
}

/** Stands before the service, where every browser can be observed alike. */
export interface Front {
  address: string;
  asked: Asked[];
  /** Status and JSON that stand in for the service's answers, by path. */
  answers: Map<string, [status: number, json: object]>;
  stop: () => void;
}

/** On a page asked for with this query no script runs, as if the browser had JavaScript off. */
export const withoutScripts = '?without-scripts';

const sandbox = 'sandbox allow-same-origin allow-forms allow-top-navigation';

/** Passes everything on to the service as it came, and answers as the service does, policies included. */
export async function startFront(service: string): Promise<Front> {
  const asked: Asked[] = [];
  const answers: Front['answers'] = new Map();

  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = 'GET', url: path = '/', headers } = incoming;
    const body = await text(incoming);
    asked.push({ method, path, body });
    const answer = answers.get(new URL(path, service).pathname);
    if (answer) {
      const [status, json] = answer;
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
      return;
    }
    const passed = request(new URL(path, service), { method, headers }).end(body);
    const [response] = await once(passed, 'response');
    const policies = [response.headers['content-security-policy'], path.endsWith(withoutScripts) && sandbox];
    outgoing.writeHead(response.statusCode, {
      ...response.headers,
      'content-security-policy': policies.filter(Boolean),
    });
    response.pipe(outgoing);
  };

  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : undefined;
  return {
    address: `http://localhost:${port}`,
    asked,
    answers,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
