import type { Finding, PageRule } from '../Finding.ts';
import { textOf } from '../page/blocks.ts';
import { attribute, elementsIn, type Element } from '../page/html.ts';
import type { Page } from '../page/Page.ts';

const leftovers = [
  { pattern: /\blorem ipsum\b/i, problem: 'Filler text.', mend: 'Write the text, or leave the block out.' },
  {
    pattern: /\b(?:TODO|TBD|FIXME)\b/,
    problem: 'A note to the writer.',
    mend: 'Do what it says, then delete it.',
  },
  {
    pattern: /\bcoming soon\b/i,
    problem: 'An announcement.',
    mend: 'Leave the block out until it is there.',
  },
  {
    pattern: /\{+[\w .-]+\}+/,
    problem: 'A placeholder was not filled.',
    mend: 'Fill in the value that it names.',
  },
];

const leftoversOf = (page: Page): Finding[] =>
  page.copy.flatMap((text) =>
    leftovers
      .filter(({ pattern }) => pattern.test(text))
      .map(({ problem, mend }) => ({ rule: 15, page, where: text, problem, mend })),
  );

const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);
const shown = new Set(['img', 'svg', 'video', 'picture', 'form', 'input', 'table', 'iframe', 'canvas']);

/** Text of pictures counts: a heading may be a logo with its name. */
const says = (element: Element) =>
  textOf(element) !== '' ||
  [...elementsIn(element)].some((inner) => (attribute(inner, 'alt') ?? '').trim() !== '');

function emptyHeadings(page: Page): Finding[] {
  return page.elements
    .filter((element) => isHeading(element) && !says(element))
    .map(({ tagName }) => ({
      rule: 15,
      page,
      where: `<${tagName}>`,
      problem: 'A heading without text.',
      mend: 'Write the heading, or leave it out.',
    }));
}

function emptySections(page: Page): Finding[] {
  return page.elements
    .filter(({ tagName }) => tagName === 'section')
    .filter((section) => {
      const inner = [...elementsIn(section)];
      const headings = inner.filter(isHeading);
      const beside = textOf(section).length - headings.map(textOf).join(' ').length;
      return beside <= 0 && !inner.some(({ tagName }) => shown.has(tagName));
    })
    .map((section) => ({
      rule: 15,
      page,
      where: `<section data-section="${attribute(section, 'data-section') ?? ''}"> ${textOf(section)}`.trim(),
      problem: 'An empty section.',
      mend: 'Give it content, or leave the whole section out.',
    }));
}

/** Rule 15: nothing unfinished. Dead links are looked for in `links.ts`. */
export const unfinished: PageRule = (page) => [
  ...leftoversOf(page),
  ...emptyHeadings(page),
  ...emptySections(page),
];
