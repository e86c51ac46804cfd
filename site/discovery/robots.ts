/** Allows all crawlers and names the sitemap (RFC 9309). */
export const robots = (origin: URL): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${new URL('/sitemap.xml', origin).href}`, ''].join('\n');

/** Keeps all crawlers away from a draft. */
export const robotsOfPreview = ['User-agent: *', 'Disallow: /', ''].join('\n');
