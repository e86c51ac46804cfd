// Searches the index. Pagefind compiles WebAssembly; a worker has a policy of its own, so that no page has to allow it.
import type { Answer, Found, Question } from './finder.ts';
import { indexed } from './indexed.ts';
import { namingOf } from './naming.ts';
import { bestPages, pagesWithAny } from './ranked.ts';
import { shownPages } from './shown.ts';
import { respelled } from './spelling.ts';
import { wordsOf } from './words.ts';

const { telling, score } = namingOf(Object.values(indexed.pages), indexed.ignored);
const named = new Set(
  Object.values(indexed.pages).flatMap(({ address, title, names }) =>
    [address, title, ...names].flatMap(wordsOf),
  ),
);
let newest = 0;

type Tell = (found: Found) => void;

const none: Found = { count: 0, pages: [] };
const isUnknownSign = (word: string) => /[^\p{L}\p{N}]/u.test(word) && !indexed.words.includes(word);

/** The best pages with all words of a query. `tell` gets them without sentences first, if those are slow. */
async function withAll(typed: readonly string[], { id, limit }: Question, tell: Tell): Promise<Found> {
  // Without its signs, C++ would match any word that begins with c.
  if (typed.some(isUnknownSign)) return none;
  const pages = await bestPages(typed, score);
  // The visitor has typed on, so a newer question is waiting.
  return id === newest ? shownPages(pages, typed, limit, tell) : none;
}

/** Whether no page has a word; Pagefind would still return pages with its first letters. */
async function isNowhere(word: string, question: Question): Promise<boolean> {
  if (indexed.words.some((known) => known.startsWith(word))) return false;
  return (await withAll([word], { ...question, limit: 1 }, () => {})).count === 0;
}

/** Finds pages with all of the words, or else with the corrected words, or else with any of them. */
async function find(question: Question, tell: Tell): Promise<void> {
  const typed = telling(question.query);
  // Checked word by word, since pages that match the others would hide a misspelt one.
  const nowhere = typed.length > 1 ? await Promise.all(typed.map((word) => isNowhere(word, question))) : [];
  const found = nowhere.includes(true) ? none : await withAll(typed, question, tell);
  if (found.count > 0 || question.limit === 0) return tell(found);
  const meant = respelled(typed, indexed.words, (word) => named.has(word));
  if (meant) {
    const others = await withAll(meant, question, () => {});
    if (others.count > 0) return tell({ ...others, instead: meant.join(' ') });
  }
  const words = meant ?? typed;
  if (words.length < 2 || question.id !== newest) return tell(none);
  const some = await shownPages(await pagesWithAny(words, score), words, question.limit, () => {});
  tell({ ...some, isPart: true });
}

const say = (answer: Answer) => postMessage(answer);

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { id } = data;
  newest = id;
  find(data, (found) => say({ id, found })).catch(() => say({ id }));
});
