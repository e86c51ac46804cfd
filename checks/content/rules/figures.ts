import type { Finding, SiteRule } from '../Finding.ts';
import { ancestry, attribute, elementsIn } from '../page/html.ts';
import type { Fact } from '../page/facts.ts';
import type { Page } from '../page/Page.ts';
import { sentencesOf } from '../page/sentences.ts';
import { tokensOf } from '../page/tokens.ts';

const register = '/figures/';
const mostFigures = 4;
/** Pages that show as many company figures as they like. */
const figurePages = new Set(['/', '/about/', register]);

const holds = (whole: string, part: string) => ` ${whole} `.includes(` ${part} `);
const wordsOf = ({ wording }: Fact) => tokensOf(wording).join(' ');

/** A fact is worded the same everywhere: each wording is part of its longest one. */
function wordings(pages: readonly Page[]): Finding[] {
  const all = pages.flatMap((page) => page.facts.map((fact) => ({ page, fact })));
  const worded = all.filter(({ fact }) => fact.wording !== '');
  return [...Map.groupBy(worded, ({ fact }) => fact.slug).values()].flatMap((uses) => {
    const longest = uses.reduce((most, use) =>
      wordsOf(use.fact).length > wordsOf(most.fact).length ? use : most,
    );
    return uses
      .filter(({ fact }) => !holds(wordsOf(longest.fact), wordsOf(fact)))
      .map(({ page, fact }) => ({
        rule: 8,
        page,
        where: fact.wording,
        problem: `The fact “${fact.slug}” is worded otherwise on ${longest.page.path}: “${longest.fact.wording}”`,
        mend: 'Write it in the same words, and mark with data-fact the words that state it, not what surrounds them.',
      }));
  });
}

const tooManyFigures = (pages: readonly Page[]): Finding[] =>
  pages
    .filter(({ path }) => !figurePages.has(path))
    .flatMap((page) => {
      const shown = new Set(page.facts.filter(({ companyFigure }) => companyFigure).map(({ slug }) => slug));
      if (shown.size <= mostFigures) return [];
      const problem = `${shown.size} company figures; ${mostFigures} are the most on a page.`;
      return [
        {
          rule: 8,
          page,
          where: [...shown].join(', '),
          problem,
          mend: 'Keep those that this page argues with.',
        },
      ];
    });

const percentage = /\d\s?(?:%|per cent\b|percent\b)/;
/** "6 of 8", "12% of clinics", "from 60% to 6%", "20% less than in May". */
const base = /\d of (?:the )?\d|(?:%|cent) of \p{L}|\bfrom \d|\bthan\b/u;
const alwaysDefined = /99\.9\s?%\s+project success/i;

function hasLink({ element }: Fact): boolean {
  const linked = [...ancestry(element), ...elementsIn(element)].find(({ tagName }) => tagName === 'a');
  return linked !== undefined && attribute(linked, 'href')?.startsWith('/') === true;
}

/** A percentage that is a fact links to its definition, or names its base. */
function percentagesOfFacts(page: Page): Finding[] {
  if (page.path === register) return [];
  return page.facts
    .filter(({ text }) => percentage.test(text))
    .filter((fact) => !hasLink(fact) && (alwaysDefined.test(fact.text) || !base.test(fact.text)))
    .map(({ text }) => ({
      rule: 8,
      page,
      where: text,
      problem: alwaysDefined.test(text)
        ? 'This figure stands without its definition.'
        : 'A percentage without its base.',
      mend: `Link the page that defines it, such as ${register}, or say of how many it is a share.`,
    }));
}

/** A percentage in a paragraph without another number, a comparison or a source certainly lacks its base. */
function percentagesOfProse(page: Page): Finding[] {
  return page.blocks
    .filter(({ label, inMain, text }) => inMain && !label && percentage.test(text))
    .filter(({ text }) => sentencesOf(text).some(({ whole }) => whole))
    .filter(({ text }) => !/\d/.test(text.replaceAll(/\d[\d.,]*\s?(?:%|per ?cent)/g, '')))
    .filter(
      ({ text }) =>
        !base.test(text) && !/\b(?:of|base|baseline|before|against|compared|share|half)\b/i.test(text),
    )
    .filter(({ element }) => ![...ancestry(element), ...elementsIn(element)].some(isFactOrLink))
    .map(({ text }) => ({
      rule: 8,
      page,
      where: text,
      problem: 'A percentage without its base.',
      mend: 'Say of what it is a share, or from which number to which it went.',
    }));
}

const isFactOrLink = (element: Fact['element']) =>
  element.tagName === 'a' || attribute(element, 'data-fact') !== undefined;

/** Rule 8: one register of figures, worded alike, few a page, percentages with their base. */
export const figures: SiteRule = (pages) => [
  ...wordings(pages),
  ...tooManyFigures(pages),
  ...pages.flatMap(percentagesOfFacts),
  ...pages.flatMap(percentagesOfProse),
];
