import { fieldNames } from '../../contract/inquiry.ts';
import { referenceOf } from '../delivery/reference.ts';
import type { Found, Place, SearchOptions, StoredInquiry } from './Store.ts';

/** Inquiries that are looked at at a time. */
const pageSize = 200;

/** Before everything that was ever received, in the order of a search. */
const newest: Place = { receivedAt: Number.MAX_SAFE_INTEGER, id: '' };

/** No writing sets more marks on a letter (UAX 15, 13), and the time to order them grows with the square of their number. */
const heaped = /(\p{M}{30})\p{M}+/gu;

const fold = (text: string): string => text.replace(heaped, '$1').normalize('NFKC').toLowerCase();

/** What of an inquiry is searched, without the hyphen of its reference, which people leave out. */
function textOf({ id, fields, steps }: StoredInquiry): string {
  const written = [
    ...fieldNames.map((field) => fields[field] ?? ''),
    ...steps.map(({ words }) => words ?? ''),
  ];
  const reference = referenceOf(id);
  return fold([reference, reference.replace('-', ''), ...written].join('\n'));
}

/**
 * Looks at inquiries, newest first, until it has found enough, has seen all, or the time is over: databases differ in
 * what they take for the same letter, and no index may hold what a visitor wrote.
 * @param read the inquiries before a place, newest first
 */
export async function search(
  read: (before: Place, limit: number) => readonly StoredInquiry[] | Promise<readonly StoredInquiry[]>,
  { words, before, limit, withinMs }: SearchOptions,
): Promise<Found> {
  const until = performance.now() + withinMs;
  const wanted = fold(words).split(/\s+/u).filter(Boolean);
  const found: StoredInquiry[] = [];
  let last = before ?? newest;
  for (;;) {
    const page = await read(last, pageSize);
    for (const inquiry of page) {
      const text = textOf(inquiry);
      last = { receivedAt: inquiry.receivedAt, id: inquiry.id };
      if (wanted.every((word) => text.includes(word)) && found.push(inquiry) === limit)
        return { found, older: last, cut: false };
      if (performance.now() > until) return { found, older: last, cut: true };
    }
    if (page.length < pageSize) return { found, older: null, cut: false };
  }
}
