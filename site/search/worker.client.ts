// Searches the index. Pagefind compiles WebAssembly: a worker has a policy of its own, so that no page needs that grant.
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

/** The best pages that have all words of a query, the first time without their sentences where those take long. */
async function withAll(typed: readonly string[], { id, limit }: Question, tell: Tell): Promise<Found> {
  // Without its signs C++ is a letter, with which many words begin.
  if (typed.some(isUnknownSign)) return none;
  const pages = await bestPages(typed, score);
  // Whoever types on has another question already.
  return id === newest ? shownPages(pages, typed, limit, tell) : none;
}

/** Whether a word is on no page; Pagefind finds pages with its first letters all the same. */
async function isNowhere(word: string, question: Question): Promise<boolean> {
  if (indexed.words.some((known) => known.startsWith(word))) return false;
  return (await withAll([word], { ...question, limit: 1 }, () => {})).count === 0;
}

/** What is found by all words of a question, or else by the ones that were meant, or else by any of them. */
async function find(question: Question, tell: Tell): Promise<void> {
  const typed = telling(question.query);
  // Pages with the other words would hide that one of them is misspelt.
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
