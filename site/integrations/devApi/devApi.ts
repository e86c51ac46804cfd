import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { parse as parseHtml } from 'parse5';
import { parse } from 'yaml';
import { CONTACT_PAGE, INQUIRY_PAGE, LINK_PAGE, SERVICE_PATHS } from '../../../contract/addresses.ts';
import type { BuildSettings } from '../../../contract/buildSettings.ts';
import { contentDir } from '../../lib/paths.ts';
import { agencySchema } from '../../records/agency.schema.ts';
import { serviceFile } from '../buildOutput/deployFiles/deployFiles.ts';
import { formSlots } from '../buildOutput/deployFiles/formSlots.ts';
import { filledPages, pageSlots } from '../buildOutput/deployFiles/pageSlots.ts';
import { headers } from '../buildOutput/deployFiles/headers.ts';
import { elementsIn, type Element } from '../buildOutput/html/elements.ts';

/** Where the service of `scripts/dev.mjs` finds what a build would have handed over. */
const folder = '.cache/dev';

/** Waits before a page is asked for again, in milliseconds. */
const pause = 2_000;

/** A page of the development server: it may have an error that its writer mends by and by. */
async function pageAt(address: string, port: number, logger: AstroIntegrationLogger): Promise<string> {
  for (let tries = 0; ; tries++) {
    const answer = await fetch(`http://localhost:${port}${address}`);
    if (answer.ok) return answer.text();
    if (tries === 0) logger.warn(`The service waits until ${address} has no error.`);
    await setTimeout(pause, undefined, { ref: false });
  }
}

async function writePage(address: string, html: string): Promise<void> {
  const page = join(folder, 'dist', address);
  await mkdir(page, { recursive: true });
  await writeFile(join(page, 'index.html'), html);
}

/** Hands the pages that the service fills over to it, and tells the program that starts it. */
async function handOver(
  port: number,
  logger: AstroIntegrationLogger,
  settings: BuildSettings,
): Promise<void> {
  const site = agencySchema.parse(parse(await readFile(join(contentDir, 'agency.yaml'), 'utf8')));
  // All other pages are the development server's own.
  const take = async <Slot>(
    address: string,
    slotsOf: (html: string, elements: Element[]) => Slot[],
  ): Promise<Slot[]> => {
    const html = await pageAt(address, port, logger);
    await writePage(address, html);
    return slotsOf(html, elementsIn(parseHtml(html, { sourceCodeLocationInfo: true })));
  };
  const file = serviceFile(site, {
    ...headers(settings),
    redirects: {},
    slots: await take(CONTACT_PAGE, formSlots),
    visitor: await take(INQUIRY_PAGE, pageSlots),
    link: await take(LINK_PAGE, pageSlots),
  });
  await mkdir(join(folder, 'build'), { recursive: true });
  await writeFile(join(folder, 'build/service.json'), JSON.stringify(file));
  process.send?.('handed over');
}

/** Hands a request of the page over to the service that runs beside the development server. */
function forward(port: string) {
  return (
    incoming: IncomingMessage & { originalUrl?: string | undefined },
    outgoing: ServerResponse,
    next: () => void,
  ): void => {
    const { method, headers, originalUrl } = incoming;
    // The service fills what the development server makes of them.
    if (filledPages.includes(originalUrl ?? '')) return next();
    const onward = request({ host: '127.0.0.1', port, path: originalUrl, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.writeHead(502).end('The service is not running.'));
    incoming.pipe(onward);
  };
}

/** While developing, what only the service answers comes from the one on `API_PORT`, which needs no build. */
export function devApi(settings: BuildSettings): AstroIntegration {
  const port = process.env.API_PORT;
  let toService = () => {};
  return {
    name: 'dev-api',
    hooks: {
      'astro:server:setup': ({ server }) => {
        // In front of everything: Astro answers 404 to paths without a slash at the end.
        if (!port) return;
        const ofService = forward(port);
        toService = () =>
          server.middlewares.stack.unshift(
            ...SERVICE_PATHS.map((path) => ({ route: path.slice(0, -1), handle: ofService })),
          );
      },
      'astro:server:start': ({ address, logger }) => {
        if (!port) return;
        toService();
        handOver(address.port, logger, settings).catch((error: unknown) =>
          logger.error(`The service cannot start: ${String(error)}`),
        );
      },
    },
  };
}
