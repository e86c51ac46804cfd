import { SERVICE_PATHS, TOKEN_PATHS } from '../../../../../contract/addresses.ts';
import { HASHED_FOLDER, cacheFor, caching } from '../../../../../contract/caching.ts';
import { mediaTypes } from '../../../../../contract/mediaTypes.ts';
import { allHeaders, ofFiles, type HostFile, type HostedSite } from './hostedSite.ts';

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
const block = (head: string, lines: readonly string[]) => [`${head} {`, ...indented(lines), '}'];

const headerLines = (headers: Iterable<readonly [string, string]>, cache: string) =>
  [...headers, ['cache-control', cache] as const].map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
  );

/** Extensions by media type, as nginx lists them. */
const typeLines = Object.entries(Object.groupBy(Object.entries(mediaTypes), ([, type]) => type)).map(
  ([type, entries = []]) => `${quoted(type)} ${entries.map(([extension]) => extension).join(' ')};`,
);

/** Hands paths that begin with one of these on to the service. */
function service(
  serviceUrl: string | null,
  paths: readonly string[],
  more: readonly string[] = [],
): string[] {
  const host = serviceUrl === null ? '$host' : '$proxy_host';
  const names = paths.map((path) => path.slice(1, -1)).join('|');
  return block(`location ~ ^/(?:${names})(?:/|$)`, [
    ...more,
    '# The service says its own headers: a line here keeps those above away, and an empty one is not sent.',
    'add_header cache-control "";',
    'client_max_body_size 128k;',
    `proxy_pass ${serviceUrl ?? 'http://site'};`,
    ...(serviceUrl === null ? [] : ['proxy_ssl_server_name on;']),
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    `proxy_set_header Host ${host};`,
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header X-Forwarded-Host $host;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
  ]);
}

/** The inside of a `server` block of nginx that serves `dist/` itself. */
export function nginx(site: HostedSite): HostFile {
  const page = headerLines(allHeaders(site), caching.others);
  const lines = [
    '# Made by the build, to be included in a server block that has `root`, the built dist/.',
    ...block('types', typeLines),
    'default_type application/octet-stream;',
    'absolute_redirect off;',
    'server_tokens off;',
    'gzip off;',
    'gzip_static on;',
    'gzip_vary on;',
    'error_page 404 /404.html;',
    ...headerLines(Object.entries(site.headers), caching.others),
    ...Object.entries(site.redirects).map(
      ([from, to]) => `location = ${from} { return 308 ${to}$is_args$args; }`,
    ),
    ...service(site.serviceUrl, [
      ...SERVICE_PATHS.filter((path) => !TOKEN_PATHS.includes(path)),
      '/healthz/',
    ]),
    '# The addresses of these let whoever reads them in.',
    ...service(site.serviceUrl, TOKEN_PATHS, ['access_log off;']),
    ...block('location = /404.html', ['internal;', ...page]),
    '# What the build made for other hosts, and for compression.',
    'location ~ ^/_(?:headers|redirects)$ { return 404; }',
    String.raw`location ~ \.(?:br|gz)$ { return 404; }`,
    String.raw`location ~ /\.(?!well-known/) { return 404; }`,
    ...block(String.raw`location ~ ^(?<folder>/|/.*/)index\.html$`, [
      'if (-f $request_filename) { return 308 $folder$is_args$args; }',
      'return 404;',
    ]),
    ...ofFiles(site).flatMap(([path, own]) => block(`location = ${path}`, headerLines(own, cacheFor(path)))),
    ...block(`location ^~ ${HASHED_FOLDER}`, [
      ...headerLines(Object.entries(site.headers), caching.hashed),
      String.raw`location ~ \.(?:br|gz)$ { return 404; }`,
      'try_files $uri =404;',
    ]),
    String.raw`location ~ \.[a-z0-9]+$ { try_files $uri =404; }`,
    ...block('location /', [...page, 'try_files ${uri}index.html @unslashed;']),
    ...block('location @unslashed', [
      'if (-f $request_filename/index.html) { return 308 $uri/$is_args$args; }',
      'return 404;',
    ]),
  ];
  return ['nginx.conf', `${lines.join('\n')}\n`];
}
