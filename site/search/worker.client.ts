// Searches the index. Pagefind compiles WebAssembly: a worker has a policy of its own, so that no page needs that grant.
import { createInstance } from '@search/pagefind.js';
import type { Answer, Found, Question } from './finder.ts';
import { nearTo } from './near.ts';
import { matchingSentence } from './sentence.ts';

/** Milliseconds that sentences may take before the titles are shown without them. */
const patience = 15;

// The folder is named after its content; without a tag Pagefind would still fetch its list of languages each time.
const index = createInstance({ basePath: SEARCH_INDEX_FOLDER, metaCacheTag: '' });
let newest = 0;

async function find({ id, query, limit }: Question, tell: (found: Found) => void): Promise<void> {
  const { results } = await index.search(query);
  // Whoever types on has another question already.
  if (id !== newest) return;
  const isNear = nearTo(query);
  const known = results.slice(0, limit).flatMap(({ id: name, data }) => {
    const page = SEARCH_INDEX_PAGES[name];
    return page ? [{ page, data }] : [];
  });
  const count = results.length;
  const late = setTimeout(
    () => tell({ count, pages: known.map(({ page }) => ({ ...page, sentence: [] })) }),
    patience,
  );
  const pages = await Promise.all(
    known.map(async ({ page, data }) => {
      const { content, weighted_locations } = await data();
      const locations = weighted_locations.map(({ location }) => location);
      return { ...page, sentence: matchingSentence(content, locations, isNear) };
    }),
  ).finally(() => clearTimeout(late));
  const isFound = pages.some(({ title, sentence }) => sentence.length > 1 || isNear(title));
  tell(isFound ? { count, pages } : { count: 0, pages: [] });
}

const say = (answer: Answer) => postMessage(answer);

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { id } = data;
  newest = id;
  find(data, (found) => say({ id, found })).catch(() => say({ id }));
});
