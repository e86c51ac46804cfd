import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename } from 'node:path';
import type { ViteDevServer } from 'vite';

/**
 * Serves files below a path of the development server; `fileOf` says where the last part of an address lies.
 * Astro answers 404 to paths without a slash at the end before any later middleware sees them, so this stands first.
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
      // Of what is published here, browsers insist on the types of these alone.
      if (file.endsWith('.svg')) response.setHeader('content-type', 'image/svg+xml');
      if (file.endsWith('.js')) response.setHeader('content-type', 'text/javascript');
      createReadStream(file).pipe(response);
    },
  });
}
