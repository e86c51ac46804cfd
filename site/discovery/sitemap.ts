import { SitemapStream, streamToPromise } from 'sitemap';
import type { SitePage } from './sitePages.ts';

/** The addresses of all pages with the day of their last change, where it is known (https://www.sitemaps.org). */
export async function sitemap(
  pages: readonly Pick<SitePage, 'path' | 'changed'>[],
  origin: URL,
): Promise<string> {
  const stream = new SitemapStream({
    hostname: origin.href,
    lastmodDateOnly: true,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  });
  for (const { path, changed } of pages) stream.write({ url: path, ...(changed && { lastmod: changed }) });
  stream.end();
  return (await streamToPromise(stream)).toString();
}
