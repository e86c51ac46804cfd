interface OriginHeaders {
  origin?: string | undefined;
  'sec-fetch-site'?: string | string[] | undefined;
}

const isOwn = (site: OriginHeaders['sec-fetch-site']) => site === 'same-origin' || site === 'none';

/** Whether the origin is that of a host as the request names it; the scheme may differ behind a proxy. */
function isOfHost(origin: string, host: string): boolean {
  const { protocol, host: originHost } = new URL(origin);
  const own = `${protocol}//${host}`;
  return /^https?:$/.test(protocol) && URL.canParse(own) && new URL(own).host === originHost;
}

/**
 * Whether a post comes from a page of ours or from no page at all.
 * A browser that hides the origin (`null`) or sends none is judged by what it says of the site the request came from.
 * @param own `siteUrl`: canonical origin; `host`: the host the request names, a trusted proxy's word counted
 */
export function isOwnOrigin(headers: OriginHeaders, own: { siteUrl: string; host: string }): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin === undefined) return site === undefined || isOwn(site);
  if (origin === 'null') return isOwn(site);
  if (!URL.canParse(origin)) return false;
  return new URL(origin).origin === own.siteUrl || isOfHost(origin, own.host);
}
