// Searches the index. Pagefind compiles WebAssembly: a worker has a policy of its own, so that no page needs that grant.
import { createInstance } from '@search/pagefind.js';
import type { Answer, Question } from './finder.ts';
import { matchingSentence } from './sentence.ts';

// The folder is named after its content; without a tag Pagefind would still fetch its list of languages each time.
const index = createInstance({ basePath: SEARCH_INDEX_FOLDER, metaCacheTag: '' });
let newest = 0;

async function find(query: string, limit: number, isWanted: () => boolean): Promise<Answer['found']> {
  const { results } = await index.search(query);
  // Whoever types on has another question already.
  const wanted = isWanted() ? results.slice(0, limit) : [];
  const pages = await Promise.all(wanted.map((result) => result.data()));
  return {
    count: results.length,
    pages: pages.map(({ url, meta, content, weighted_locations }) => ({
      address: url,
      title: meta['title'] ?? '',
      group: meta['group'] ?? '',
      sentence: matchingSentence(content, weighted_locations),
    })),
  };
}

addEventListener('message', ({ data: { id, query, limit } }: MessageEvent<Question>) => {
  newest = id;
  find(query, limit, () => id === newest)
    .then((found): Answer => (found ? { id, found } : { id }))
    .catch((): Answer => ({ id }))
    .then((answer) => postMessage(answer));
});

// Reads the index before the first letter is typed.
void index.search('a').catch(() => {});
