import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename } from 'node:path';
import type { ViteDevServer } from 'vite';

/**
 * Serves files below a path of the development server; `fileOf` locates the file named by the last part of an address.
 * It comes first, because Astro answers 404 to paths without a slash at the end before any later middleware sees them.
 */
export function serveFiles(server: ViteDevServer, route: string, fileOf: (name: string) => string): void {
  server.middlewares.stack.unshift({
    route,
    handle: (request: IncomingMessage, response: ServerResponse) => {
      const file = fileOf(basename(request.url?.split('?')[0] ?? ''));
      if (!existsSync(file)) {
        response.writeHead(404).end('This file is not there yet: open the page that shows it.');
        return;
      }
      // Of the files published here, browsers insist on a type only for these.
      if (file.endsWith('.svg')) response.setHeader('content-type', 'image/svg+xml');
      if (file.endsWith('.js')) response.setHeader('content-type', 'text/javascript');
      createReadStream(file).pipe(response);
    },
  });
}
