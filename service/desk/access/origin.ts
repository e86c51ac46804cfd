import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a post comes from a page of the desk. Every browser that shows the desk says so; what says nothing, or hides
 * where it comes from, is refused.
 * @param deskUrl the desk's origin
 */
export function isFromDesk(
  { origin, 'sec-fetch-site': site }: IncomingHttpHeaders,
  deskUrl: string,
): boolean {
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined ? site !== undefined : origin === deskUrl;
}
