import type { Found, FoundPage } from './finder.ts';
import { nearTo } from './near.ts';
import type { RankedPage } from './ranked.ts';
import { matchingSentence } from './sentence.ts';

/** Milliseconds to wait for sentences before showing titles alone. */
const patience = 15;
/** How many pages to check for each one wanted, since Pagefind also returns pages without the word. */
const looks = 3;

type IsNear = (text: string) => boolean;

/** Names are known before the text is fetched. */
const isNamed = ({ address, title, names }: RankedPage['page'], isNear: IsNear) =>
  [address, title, ...names].some(isNear);

/** A page with its best sentence, if its name or text has one of the words. */
async function looked({ page, data }: RankedPage, isNear: IsNear): Promise<FoundPage | undefined> {
  const { content, weighted_locations } = await data();
  const locations = weighted_locations.map(({ location }) => location);
  const sentence = matchingSentence(content, locations, isNear);
  const { address, title, group } = page;
  return sentence.length > 1 || isNamed(page, isNear) ? { address, title, group, sentence } : undefined;
}

/** The first pages that have one of the words. `tell` gets them earlier if their sentences are slow. */
export async function shownPages(
  ranked: readonly RankedPage[],
  typed: readonly string[],
  limit: number,
  tell: (found: Found) => void,
): Promise<Found> {
  const isNear = nearTo(typed);
  const first = ranked.slice(0, limit);
  const count = ranked.length;
  // Without a match in a name, only the texts tell whether a page really matches.
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
  // If most of the checked pages matched, the rest is taken to match; otherwise it is not counted.
  const unseen = pages.length * 2 > seen ? count - seen : 0;
  return { count: pages.length + unseen, pages: pages.slice(0, limit) };
}
