import type { Found, FoundPage } from './finder.ts';
import { nearTo } from './near.ts';
import type { RankedPage } from './ranked.ts';
import { matchingSentence } from './sentence.ts';

/** Milliseconds that sentences may take before the titles are shown without them. */
const patience = 15;
/** Pages that are looked at for each one that is wanted: Pagefind takes more than have the word. */
const looks = 3;

type IsNear = (text: string) => boolean;

/** What a page is called is there before its text is. */
const isNamed = ({ address, title, names }: RankedPage['page'], isNear: IsNear) =>
  [address, title, ...names].some(isNear);

/** A page with the sentence that says most, where its name or its text has a word. */
async function looked({ page, data }: RankedPage, isNear: IsNear): Promise<FoundPage | undefined> {
  const { content, weighted_locations } = await data();
  const locations = weighted_locations.map(({ location }) => location);
  const sentence = matchingSentence(content, locations, isNear);
  const { address, title, group } = page;
  return sentence.length > 1 || isNamed(page, isNear) ? { address, title, group, sentence } : undefined;
}

/** The first of the pages that have one of the words; `tell` has them before, where their sentences take long. */
export async function shownPages(
  ranked: readonly RankedPage[],
  typed: readonly string[],
  limit: number,
  tell: (found: Found) => void,
): Promise<Found> {
  const isNear = nearTo(typed);
  const first = ranked.slice(0, limit);
  const count = ranked.length;
  // Where no page is called so, only the texts tell whether it was found.
  const isSure = first.some(({ page }) => isNamed(page, isNear));
  const untold = first.map(({ page: { address, title, group } }) => ({
    address,
    title,
    group,
    sentence: [],
  }));
  const late = isSure ? setTimeout(() => tell({ count, pages: untold }), patience) : undefined;
  const pages: FoundPage[] = [];
  let seen = 0;
  try {
    while (pages.length < limit && seen < Math.min(count, limit * looks)) {
      const next = ranked.slice(seen, seen + limit);
      seen += next.length;
      for (const page of await Promise.all(next.map((one) => looked(one, isNear))))
        if (page) pages.push(page);
    }
  } finally {
    clearTimeout(late);
  }
  // Where most of what was looked at has no such word, so has most of the rest.
  const unseen = pages.length * 2 > seen ? count - seen : 0;
  return { count: pages.length + unseen, pages: pages.slice(0, limit) };
}
