import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { caddy } from './caddy.ts';
import type { HostFile, HostedSite } from './hostedSite.ts';
import { nginx } from './nginx.ts';
import { objectStore } from './objectStore.ts';
import { cloudflareFunction, pagesFiles, vercel } from './staticHosts.ts';

async function writeAll(folder: string, files: readonly HostFile[]): Promise<void> {
  for (const [path, text] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/**
 * Says headers, redirects and where the service answers in the forms that hosts read: `_headers` and `_redirects` in
 * `dist/`, the others in `folder`, which holds nothing else.
 */
export async function writeHostFiles(dist: string, folder: string, site: HostedSite): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await writeAll(dist, pagesFiles(site));
  await writeAll(folder, [
    nginx(site),
    caddy(site),
    vercel(site),
    objectStore(),
    ...cloudflareFunction(site),
  ]);
}
