import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { parse as parseHtml } from 'parse5';
import { parse } from 'yaml';
import { CONTACT_PAGE } from '../../../contract/addresses.ts';
import type { BuildSettings } from '../../../contract/buildSettings.ts';
import { contentDir } from '../../lib/paths.ts';
import { agencySchema } from '../../records/agency.schema.ts';
import { serviceFile } from '../buildOutput/deployFiles/deployFiles.ts';
import { formSlots } from '../buildOutput/deployFiles/formSlots.ts';
import { headers } from '../buildOutput/deployFiles/headers.ts';
import { elementsIn } from '../buildOutput/html/elements.ts';

/** Where the service of `scripts/dev.mjs` finds what a build would have handed over. */
const folder = '.cache/dev';

/** Waits before the contact page is asked for again, in milliseconds. */
const pause = 2_000;

/** The contact page of the development server: it may have an error that its writer mends by and by. */
async function contactPage(port: number, logger: AstroIntegrationLogger): Promise<string> {
  for (let tries = 0; ; tries++) {
    const answer = await fetch(`http://localhost:${port}${CONTACT_PAGE}`);
    if (answer.ok) return answer.text();
    if (tries === 0) logger.warn(`The service waits until ${CONTACT_PAGE} has no error.`);
    await setTimeout(pause, undefined, { ref: false });
  }
}

/** Hands the contact page over to the service, and tells the program that starts it. */
async function handOver(contactHtml: string, settings: BuildSettings): Promise<void> {
  const site = agencySchema.parse(parse(await readFile(join(contentDir, 'agency.yaml'), 'utf8')));
  // Pages are the development server's own.
  const document = parseHtml(contactHtml, { sourceCodeLocationInfo: true });
  const slots = formSlots(contactHtml, [...elementsIn(document)]);
  const file = serviceFile(site, { ...headers(settings), redirects: {}, slots });
  const page = join(folder, 'dist', CONTACT_PAGE);
  await mkdir(page, { recursive: true });
  await mkdir(join(folder, 'build'), { recursive: true });
  await writeFile(join(page, 'index.html'), contactHtml);
  await writeFile(join(folder, 'build/service.json'), JSON.stringify(file));
  process.send?.('handed over');
}

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

/** While developing, `/api/` is answered by the service on `API_PORT`, which needs no build. */
export function devApi(settings: BuildSettings): AstroIntegration {
  const port = process.env.API_PORT;
  let toService = () => {};
  return {
    name: 'dev-api',
    hooks: {
      'astro:server:setup': ({ server }) => {
        // In front of everything: Astro answers 404 to paths without a slash at the end.
        toService = () => port && server.middlewares.stack.unshift({ route: '/api', handle: forward(port) });
      },
      'astro:server:start': ({ address, logger }) => {
        if (!port) return;
        toService();
        contactPage(address.port, logger)
          .then((html) => handOver(html, settings))
          .catch((error: unknown) => logger.error(`The service cannot start: ${String(error)}`));
      },
    },
  };
}
