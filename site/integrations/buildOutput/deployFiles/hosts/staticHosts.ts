import { SERVICE_PATHS } from '../../../../../contract/addresses.ts';
import { HASHED_FOLDER, caching } from '../../../../../contract/caching.ts';
import { allHeaders, ofFiles, type HostFile, type HostedSite } from './hostedSite.ts';

/**
 * `_headers` and `_redirects`, as Netlify and Cloudflare Pages read them. The last line is for Netlify: Cloudflare
 * forwards to no other host and passes over it.
 */
export function pagesFiles(site: HostedSite): HostFile[] {
  const lines = (headers: readonly (readonly [string, string])[]) =>
    headers.map(([name, value]) => `  ${name}: ${value}`);
  // What a rule for all paths says is taken back first, as Cloudflare joins the values of two rules.
  const files = Object.entries(site.fileHeaders).flatMap(([path, own]) => [
    path,
    ...Object.keys(own).map((name) => `  ! ${name}`),
    ...lines(Object.entries(own)),
  ]);
  const hashed = [`${HASHED_FOLDER}*`, `  cache-control: ${caching.hashed}`];
  const redirects = Object.entries(site.redirects).map(([from, to]) => `${from} ${to} 308`);
  const { serviceUrl } = site;
  const forward =
    serviceUrl === null ? [] : SERVICE_PATHS.map((path) => `${path}* ${serviceUrl}${path}:splat 200`);
  return [
    ['_headers', ['/*', ...lines(allHeaders(site)), ...files, ...hashed, ''].join('\n')],
    ['_redirects', [...redirects, ...forward, ''].join('\n')],
  ];
}

/** The functions of Cloudflare Pages that hand on what the service answers: their folder is where `wrangler` is called. */
export function cloudflareFunction({ serviceUrl }: HostedSite): HostFile[] {
  if (serviceUrl === null) return [];
  return SERVICE_PATHS.map((path): HostFile => [
    `cloudflare/functions${path}[[path]].js`,
    `const service = ${JSON.stringify(serviceUrl)};

/** Hands a request on to the service, with the address of the visitor and the host that was asked for. */
export function onRequest({ request }) {
  const { pathname, search, host } = new URL(request.url);
  const handed = new Request(\`\${service}\${pathname}\${search}\`, request);
  handed.headers.set('x-forwarded-for', request.headers.get('cf-connecting-ip') ?? '');
  handed.headers.set('x-forwarded-host', host);
  // Where the service sends a visitor on to is the browser's to follow.
  return fetch(handed, { redirect: 'manual' });
}
`,
  ]);
}

/** What no rule for pages may match, as it begins. */
const ofService = SERVICE_PATHS.map((path) => path.slice(1)).join('|');

/** `vercel.json`, for a deployment of `dist/` as it is. */
export function vercel(site: HostedSite): HostFile {
  const { redirects, serviceUrl } = site;
  const keyed = (headers: readonly (readonly [string, string])[]) =>
    headers.map(([key, value]) => ({ key, value }));
  const file = {
    redirects: [
      ...Object.entries(redirects).map(([source, destination]) => ({ source, destination, statusCode: 308 })),
      // A page without its last slash; names of files have a full stop. Two slashes would lead to another host.
      { source: `/:path((?!${ofService}|[/\\\\])[^.]*[^./])`, destination: '/:path/', statusCode: 308 },
    ],
    headers: [
      // What the service answers has its own.
      { source: `/((?!${ofService}).*)`, headers: keyed(allHeaders(site)) },
      ...ofFiles(site).map(([source, own]) => ({ source, headers: keyed(own) })),
      { source: `${HASHED_FOLDER}(.*)`, headers: [{ key: 'cache-control', value: caching.hashed }] },
    ],
    ...(serviceUrl !== null && {
      rewrites: SERVICE_PATHS.map((path) => ({
        source: `${path}:path*`,
        destination: `${serviceUrl}${path}:path*`,
      })),
    }),
  };
  return ['vercel.json', `${JSON.stringify(file, null, 2)}\n`];
}
