import { SERVICE_PATHS, TOKEN_PATHS } from '../../../../../contract/addresses.ts';
import { HASHED_FOLDER, cacheFor, caching } from '../../../../../contract/caching.ts';
import { mediaTypes } from '../../../../../contract/mediaTypes.ts';
import { texts } from '../precompress.ts';
import { allHeaders, ofFiles, type HostFile, type HostedSite } from './hostedSite.ts';

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const indented = (lines: readonly string[]) => lines.map((line) => `\t${line}`);
const block = (head: string, lines: readonly string[]) => [`${head} {`, ...indented(lines), '}'];

/** As a matcher of Caddy names them. */
const pathsOf = (paths: readonly string[]) =>
  paths.flatMap((path) => [path.slice(0, -1), `${path}*`]).join(' ');

const isPage = ['path */', 'expression {alias} == ""'];
/** For caches; where Caddy says so by itself it is said once, as this comes last. */
const varied = ['defer', 'vary accept-encoding'];

const headerLines = (matcher: string, headers: Iterable<readonly [string, string]>, cache: string) =>
  block(`header${matcher}`, [
    ...[...headers].map(([name, value]) => `${name} ${quoted(value)}`),
    `cache-control ${quoted(cache)}`,
  ]);

/** The inside of a site's block in a Caddyfile that serves `dist/` itself. */
export function caddy(site: HostedSite): HostFile {
  const redirects = Object.entries(site.redirects).map(([from, to]) => `${from} ${to}`);
  const types = Object.entries(mediaTypes).map(([extension, type]) => `~\\.${extension}$ ${quoted(type)}`);
  const files = block('file_server', ['precompressed br gzip']);
  const lines = [
    '# Made by the build, to be imported in a site that has `root`, the built dist/.',
    `@service path ${pathsOf([...SERVICE_PATHS, '/healthz/'])}`,
    '# Their addresses let whoever reads them in.',
    `@private path ${pathsOf(TOKEN_PATHS)}`,
    // Later versions call it log_skip, and take both names.
    'skip_log @private',
    ...block('handle @service', [
      ...block(`reverse_proxy ${site.serviceUrl ?? '{$SERVICE:127.0.0.1:3000}'}`, [
        ...(site.serviceUrl === null ? [] : ['header_up Host {upstream_hostport}']),
      ]),
    ]),
    ...block('handle', [
      ...block('map {path} {alias}', [...redirects, 'default ""']),
      // The query of the request, if there is one.
      ...block('map {query} {after}', ['"" ""', 'default "?{query}"']),
      ...block('map {path} {type}', [...types, 'default ""']),
      '@typed expression {type} != ""',
      'header @typed Content-Type {type}',
      `@hashed path ${HASHED_FOLDER}*`,
      ...block('@page', isPage),
      ...block('@other', [`not path ${HASHED_FOLDER}*`, ...block('not', isPage)]),
      ...headerLines(' @page', allHeaders(site), caching.others),
      ...headerLines(' @other', Object.entries(site.headers), caching.others),
      ...headerLines(' @hashed', Object.entries(site.headers), caching.hashed),
      ...ofFiles(site).flatMap(([path, own]) => headerLines(` ${path}`, own, cacheFor(path))),
      `@text path */ ${texts.map((extension) => `*.${extension}`).join(' ')}`,
      ...block('header @text', varied),
      '@alias expression {alias} != ""',
      'redir @alias {alias}{after} 308',
      // A path as Caddy cleans it to match: one that begins with two slashes, or a backslash, would lead to another host.
      ...block('@unslashed', [
        'not path */',
        String.raw`path_regexp clean ^([^\\]*)$`,
        ...block('file', ['try_files {path}/index.html']),
      ]),
      'redir @unslashed {re.clean.1}/{after} 308',
      ...block('@hidden', ['path */.*', 'not path /.well-known/*']),
      'error @hidden 404',
      '@unasked path *.br *.gz /_headers /_redirects /404.html',
      'error @unasked 404',
      ...block('@index', [String.raw`path_regexp folder ^(.*/)index\.html$`, 'file']),
      'redir @index {re.folder.1}{after} 308',
      ...files,
    ]),
    ...block('handle_errors', [
      '@missing expression {http.error.status_code} == 404',
      ...block('handle @missing', [
        ...headerLines(
          '',
          [...allHeaders(site), ['content-type', 'text/html; charset=utf-8']],
          caching.others,
        ),
        ...block('header', varied),
        'rewrite * /404.html',
        ...files,
      ]),
      'respond {http.error.status_text} {http.error.status_code}',
    ]),
  ];
  return ['Caddyfile', `${lines.join('\n')}\n`];
}
