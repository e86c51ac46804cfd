/** The folder of files whose names contain a hash of their content. */
export const HASHED_FOLDER = '/_assets/';

/** `Cache-Control` of hashed files and of all others, which are revalidated on each request. */
export const caching = { hashed: 'public, max-age=31536000, immutable', others: 'no-cache' } as const;

/** `Cache-Control` of a file, by its path. */
export const cacheFor = (path: string): string =>
  path.startsWith(HASHED_FOLDER) ? caching.hashed : caching.others;
