import { ownBlocks, type Page } from '../page/Page.ts';
import { share, type Habit } from './Habit.ts';
import { endingsOf, headingsOf, paragraphsOf } from './prose.ts';

const indefinite = /\b(?:somebody|nobody|anybody|whoever|someone)\b/giu;
const trailing = /, and [^,;:]*$/u;
const negation = /\b(?:no|not|never|nobody|none|without|cannot)\b|n['’]t\b/iu;
const clippedWords = 8;
/** Fewer sentences than this have no rhythm to judge. */
const rhythmFrom = 12;

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
    count(page) {
      const texts = ownBlocks(page).map(({ text }) => text);
      const hits = texts.flatMap((text) => Array.from(text.matchAll(indefinite), () => text));
      return { hits, of: texts.length };
    },
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
    count(page) {
      const all = paragraphsOf(page)
        .flat()
        .filter(({ whole }) => whole);
      const hits = all.filter(({ words }) => words <= clippedWords).map(({ text }) => text);
      return { hits, of: all.length };
    },
    mend: 'Let two facts share a sentence.',
  },
];
