import { ownBlocks, type Page } from '../page/Page.ts';
import { share, type Habit } from './Habit.ts';
import { endingsOf, headingsOf, paragraphsOf } from './prose.ts';
import type { Sentence } from '../page/sentences.ts';

const indefinite = /\b(?:somebody|nobody|anybody|whoever|someone)\b/giu;
const trailing = /, and [^,;:]*$/u;
const negation = /\b(?:no|not|never|nobody|none|without|cannot)\b|n['’]t\b/iu;
const counting = /\b(?:count(?:s|ed|ing)?|tall(?:y|ies|ied))\b/giu;
const engineer = /^An engineer\b/u;
const mark = '(?:stroke|square|dot|bar|tick|ring|cell)s?';
const notation = new RegExp(
  `\\b(?:an?|each|every|one) (?:\\p{L}+ )?${mark} (?:is|are|means?|marks?|shows?|stands? for)\\b` +
    `|\\b(?:red|blue|grey|orange|amber|teal|pale|dark|tall) (?:ones?|${mark})\\b`,
  'iu',
);
const clippedWords = 8;
/** Fewer sentences than this have no rhythm to judge. */
const rhythmFrom = 12;

/** Every place where a pattern is found in the page's own texts. */
const findings = (page: Page, pattern: RegExp) => {
  const texts = ownBlocks(page).map(({ text }) => text);
  return { hits: texts.flatMap((text) => Array.from(text.matchAll(pattern), () => text)), of: texts.length };
};

const sentencesLike = (page: Page, isHit: (sentence: Sentence) => boolean) => {
  const all = paragraphsOf(page)
    .flat()
    .filter(({ whole }) => whole);
  return { hits: all.filter(isHit).map(({ text }) => text), of: all.length };
};

const endings = (page: Page, pattern: RegExp) => {
  const all = endingsOf(page);
  return { hits: all.filter((text) => pattern.test(text)), of: all.length };
};

/** What rule 26 counts on each page, in the order of the table. */
export const habits: readonly Habit[] = [
  {
    name: '&',
    what: 'headings with “&”',
    limit: 'one a page',
    most: () => 1,
    count(page) {
      const all = headingsOf(page).map(({ text }) => text);
      return { hits: all.filter((text) => text.includes('&')), of: all.length };
    },
    mend: 'Write “and”, or say it without a pair.',
  },
  {
    name: 'somebody',
    what: 'times somebody, nobody, anybody, whoever or someone',
    limit: 'two a page',
    most: () => 2,
    count: (page) => findings(page, indefinite),
    mend: 'Name the role: the coordinator, the reviewer, your accountant.',
  },
  {
    name: ', and …',
    what: 'paragraphs that end in “, and …”',
    limit: 'one in six',
    most: share(1 / 6),
    count: (page) => endings(page, trailing),
    mend: 'End on the fact: make two sentences of it, or drop the addition.',
  },
  {
    name: 'no, not',
    what: 'paragraphs whose last sentence negates',
    limit: 'one in eight',
    most: share(1 / 8),
    count: (page) => endings(page, negation),
    mend: 'Say what is so; a limit stands once, where the buyer decides.',
  },
  {
    name: 'clipped',
    what: `sentences of ${clippedWords} words or fewer`,
    limit: '15 %',
    most: (of) => (of < rhythmFrom ? of : share(0.15)(of)),
    count: (page) => sentencesLike(page, ({ words }) => words <= clippedWords),
    mend: 'Let two facts share a sentence.',
  },
  {
    name: 'count',
    what: 'times a word of counting',
    limit: 'one a page',
    most: () => 1,
    count: (page) => findings(page, counting),
    mend: 'Say what was measured, found or asked; figures speak of themselves.',
  },
  {
    name: 'An engineer',
    what: 'sentences that begin with “An engineer”',
    limit: 'one a page',
    most: () => 1,
    count: (page) => sentencesLike(page, ({ text }) => engineer.test(text)),
    mend: 'Name the person or the role, or begin with what happens.',
  },
  {
    name: 'notation',
    what: 'sentences that explain how a drawing is to be read',
    limit: 'none',
    most: () => 0,
    count: (page) => sentencesLike(page, ({ text }) => notation.test(text)),
    mend: 'Let a legend name the marks, and let the caption say what they mean for the reader.',
  },
];
