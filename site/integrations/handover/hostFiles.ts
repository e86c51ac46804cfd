import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServiceFile } from '../../../contract/serviceFile.ts';
import { buildDir } from '../../lib/paths.ts';

const yearLong = 'public, max-age=31536000, immutable';

/** `_headers` and `_redirects`, as Netlify and Cloudflare Pages read them. */
function pagesHosts({
  headers,
  pageHeaders,
  fileHeaders,
  redirects,
}: ServiceFile): [file: string, content: string][] {
  const lines = (of: Readonly<Record<string, string>>) =>
    Object.entries(of).map(([name, value]) => `  ${name}: ${value}`);
  // What a rule for all paths says is taken back first, as the values of two rules would be joined.
  const ofFiles = Object.entries(fileHeaders).flatMap(([file, own]) => [
    file,
    ...Object.keys(own).map((name) => `  ! ${name}`),
    ...lines(own),
  ]);
  return [
    [
      '_headers',
      [
        '/*',
        ...lines({ ...headers, ...pageHeaders }),
        ...ofFiles,
        '/_assets/*',
        `  cache-control: ${yearLong}`,
        '',
      ].join('\n'),
    ],
    [
      '_redirects',
      `${Object.entries(redirects)
        .map(([from, to]) => `${from} ${to} 308`)
        .join('\n')}\n`,
    ],
  ];
}

/** A `server` block's body for nginx, to be included beside `root`. */
function nginx({ headers, pageHeaders, fileHeaders, redirects }: ServiceFile): string {
  const lines = (all: Readonly<Record<string, string>>) =>
    Object.entries(all).map(
      ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
    );
  const add = lines(headers);
  return [
    ...lines({ ...headers, ...pageHeaders }),
    'error_page 404 /404.html;',
    'gzip_static on;',
    `location /_assets/ {\n  ${[...add, `add_header cache-control "${yearLong}";`].join('\n  ')}\n}`,
    ...Object.entries(fileHeaders).map(
      ([file, own]) => `location = ${file} {\n  ${lines({ ...headers, ...own }).join('\n  ')}\n}`,
    ),
    // The types that nginx brings know no calendars.
    'location ~ [.]ics$ { types { text/calendar ics; } }',
    ...Object.entries(redirects).map(([from, to]) => `location = ${from} { return 308 ${to}; }`),
    '',
  ].join('\n');
}

/** Writes headers and redirects in the forms that common hosts read. */
export async function writeHostFiles(dist: string, file: ServiceFile): Promise<void> {
  for (const [name, content] of pagesHosts(file)) await writeFile(join(dist, name), content);
  await mkdir(join(buildDir, 'hosts'), { recursive: true });
  await writeFile(join(buildDir, 'hosts', 'nginx.conf'), nginx(file));
}
