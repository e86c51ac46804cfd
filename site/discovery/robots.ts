/** Lets every reader in and names the sitemap (RFC 9309). */
export const robots = (origin: URL): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${new URL('/sitemap.xml', origin).href}`, ''].join('\n');

/** Keeps every reader out of a draft. */
export const robotsOfPreview = ['User-agent: *', 'Disallow: /', ''].join('\n');
