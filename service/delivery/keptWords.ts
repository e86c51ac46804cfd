import { plainLine } from './mail/isolate.ts';

/** Characters that are kept of another server's reply. */
const most = 1_000;

/**
 * A server's reply, or an error, as it is stored and shown: short, on one line, and without NUL, which PostgreSQL
 * refuses together with the whole record.
 */
export const keptWords = (words: string): string =>
  plainLine(words.slice(0, most).toWellFormed()).replaceAll(/ {2,}/g, ' ').trim();
