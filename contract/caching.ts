/** Where files lie whose names change with what is in them. */
export const HASHED_FOLDER = '/_assets/';

/** What `Cache-Control` says of hashed files, and of all others: ask each time whether it still holds. */
export const caching = { hashed: 'public, max-age=31536000, immutable', others: 'no-cache' } as const;

/** `Cache-Control` of a file, by its path. */
export const cacheFor = (path: string): string =>
  path.startsWith(HASHED_FOLDER) ? caching.hashed : caching.others;
