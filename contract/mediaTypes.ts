const text = (type: string) => `${type}; charset=utf-8`;

/** Media types of the files that a site may contain, by extension. */
export const mediaTypes: Readonly<Record<string, string>> = {
  atom: text('application/atom+xml'),
  avif: 'image/avif',
  css: text('text/css'),
  csv: text('text/csv'),
  gif: 'image/gif',
  html: text('text/html'),
  ico: 'image/x-icon',
  ics: text('text/calendar'),
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: text('text/javascript'),
  json: text('application/json'),
  md: text('text/markdown'),
  mjs: text('text/javascript'),
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  rss: text('application/rss+xml'),
  svg: text('image/svg+xml'),
  txt: text('text/plain'),
  vcf: text('text/vcard'),
  wasm: 'application/wasm',
  webm: 'video/webm',
  webmanifest: text('application/manifest+json'),
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: text('application/xml'),
  xsl: text('application/xml'),
};

/** The media type for a file name, for a Content-Type header. */
export const mediaTypeOf = (path: string): string =>
  mediaTypes[/\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''] ?? 'application/octet-stream';
