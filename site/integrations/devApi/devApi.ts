import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';

/** Hands a request of the page over to the service that runs beside the development server. */
function forward(port: string) {
  return (
    incoming: IncomingMessage & { originalUrl?: string | undefined },
    outgoing: ServerResponse,
  ): void => {
    const { method, headers, originalUrl } = incoming;
    const onward = request({ host: '127.0.0.1', port, path: originalUrl, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.writeHead(502).end('The service is not running.'));
    incoming.pipe(onward);
  };
}

/** While developing, `/api/` is answered by the service on `API_PORT`. */
export function devApi(): AstroIntegration {
  return {
    name: 'dev-api',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const port = process.env.API_PORT;
        // Comes first, because Astro answers 404 to paths without a slash at the end.
        if (port) server.middlewares.stack.unshift({ route: '/api', handle: forward(port) });
      },
    },
  };
}
