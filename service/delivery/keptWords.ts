import { plainLine } from './mail/isolate.ts';

/** Characters of another server's words that are kept. */
const most = 1_000;

/**
 * What another server said, or what went wrong, as it is kept and shown: on one line, no longer than anybody reads, and
 * without the NUL that PostgreSQL would not keep, and then not what became of the delivery either.
 */
export const keptWords = (words: string): string =>
  plainLine(words.slice(0, most).toWellFormed()).replaceAll(/ {2,}/g, ' ').trim();
