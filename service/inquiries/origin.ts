interface OriginHeaders {
  origin?: string | undefined;
  referer?: string | undefined;
  'sec-fetch-site'?: string | string[] | undefined;
}

const isOwn = (site: OriginHeaders['sec-fetch-site']) => site === 'same-origin' || site === 'none';

/** Whether an origin, or a page, is that of a host as the request names it; the scheme may differ behind a proxy. */
function isOfHost(from: string, host: string): boolean {
  const { protocol, host: fromHost } = new URL(from);
  const own = `${protocol}//${host}`;
  return /^https?:$/.test(protocol) && URL.canParse(own) && new URL(own).host === fromHost;
}

/**
 * Whether a post comes from a page of ours or from no page at all.
 * What a browser says of the site that the request came from no page can forge, so a foreign one is refused whatever
 * else is said. A browser that hides the origin (`null`) or sends none is judged by that alone, one too old to say it by
 * the page that it names.
 * @param own `siteUrl`: canonical origin; `host`: the host the request names, a trusted proxy's word counted
 */
export function isOwnOrigin(headers: OriginHeaders, own: { siteUrl: string; host: string }): boolean {
  const { origin, referer, 'sec-fetch-site': site } = headers;
  if (site !== undefined && !isOwn(site)) return false;
  if (site !== undefined && (origin === undefined || origin === 'null')) return true;
  const from = origin ?? referer;
  if (from === undefined) return true;
  return URL.canParse(from) && (new URL(from).origin === own.siteUrl || isOfHost(from, own.host));
}
