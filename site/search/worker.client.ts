// Searches the index. Pagefind compiles WebAssembly: a worker has a policy of its own, so that no page needs that grant.
import { createInstance } from '@search/pagefind.js';
import type { Answer, Found, Question } from './finder.ts';
import { nearTo, respelled, titledWith } from './near.ts';
import { matchingSentence } from './sentence.ts';

/** Milliseconds that sentences may take before the titles are shown without them. */
const patience = 15;

// The folder is named after its content; without a tag Pagefind would still fetch its list of languages each time.
const index = createInstance({ basePath: SEARCH_INDEX_FOLDER, metaCacheTag: '' });
let newest = 0;

const titles = Object.values(SEARCH_INDEX_PAGES).map(({ title }) => title);

/** The best pages about a query, the first time without their sentences where those take long. */
async function pagesAbout(
  query: string,
  { id, limit }: Question,
  tell: (found: Found) => void,
): Promise<Found> {
  const { results } = await index.search(query);
  // Whoever types on has another question already.
  if (id !== newest) return { count: 0, pages: [] };
  const isNear = nearTo(query);
  const isTitle = titledWith(query);
  const all = results.flatMap(({ id: name, data }) => {
    const page = SEARCH_INDEX_PAGES[name];
    return page ? [{ page, data }] : [];
  });
  const count = all.length;
  // Pagefind takes compounds for each of their words: Flutter is in FlutterFlow.
  const known = all
    .sort((one, other) => Number(isTitle(other.page.title)) - Number(isTitle(one.page.title)))
    .slice(0, limit);
  // Where no title has the word, only the texts tell whether it was found.
  const isSure = known.some(({ page }) => isNear(page.title));
  const untold = known.map(({ page }) => ({ ...page, sentence: [] }));
  const late = isSure ? setTimeout(() => tell({ count, pages: untold }), patience) : undefined;
  const pages = await Promise.all(
    known.map(async ({ page, data }) => {
      const { content, weighted_locations } = await data();
      const locations = weighted_locations.map(({ location }) => location);
      return { ...page, sentence: matchingSentence(content, locations, isNear) };
    }),
  ).finally(() => clearTimeout(late));
  const isFound = pages.some(({ title, sentence }) => sentence.length > 1 || isNear(title));
  return isFound ? { count, pages } : { count: 0, pages: [] };
}

async function find(question: Question, tell: (found: Found) => void): Promise<void> {
  const found = await pagesAbout(question.query, question, tell);
  const instead = found.count === 0 ? respelled(question.query, titles) : undefined;
  if (instead === undefined) return tell(found);
  const others = await pagesAbout(instead, question, () => {});
  tell(others.count === 0 ? found : { ...others, instead });
}

const say = (answer: Answer) => postMessage(answer);

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { id } = data;
  newest = id;
  find(data, (found) => say({ id, found })).catch(() => say({ id }));
});
