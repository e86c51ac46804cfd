import type { Finding, SiteRule } from '../Finding.ts';
import { textOf } from '../page/blocks.ts';
import { ancestry, attribute, elementsIn, type Element } from '../page/html.ts';
import type { Page } from '../page/Page.ts';

/** Three words or more between quotation marks. */
const quoted = /“[^”\s]+(?:\s+[^”\s]+){2,}”/;

const isReview = (element: Element) => attribute(element, 'data-review') !== undefined;
const inReview = (element: Element) => [...ancestry(element)].some(isReview);

/** The name in a review: what is bold under its words. */
const reviewers = ({ elements }: Page): string[] =>
  elements.filter(isReview).flatMap((review) =>
    [...elementsIn(review)]
      .filter(({ tagName }) => tagName === 'b')
      .map(textOf)
      .slice(0, 1),
  );

/** A quotation in its figure, or a paragraph with one; nothing of a review. */
const quotationsOn = ({ elements, blocks }: Page): string[] => [
  ...elements
    .filter((element) => element.tagName === 'figure' && !inReview(element))
    .filter((figure) => [...elementsIn(figure)].some(({ tagName }) => tagName === 'blockquote'))
    .map(textOf),
  ...blocks.filter(({ text, element }) => quoted.test(text) && !inReview(element)).map(({ text }) => text),
];

/** Rule 26: except in case studies, the author of a review is quoted only with that review. */
export const quotations: SiteRule = (pages) => {
  const names = [...new Set(pages.flatMap(reviewers))];
  return pages
    .filter(({ tells }) => tells !== 'cases')
    .flatMap((page) =>
      quotationsOn(page).flatMap((where): Finding[] => {
        const name = names.find((one) => where.includes(one));
        if (name === undefined) return [];
        const problem = `${name} wrote a review and is quoted here with other words.`;
        return [{ rule: 26, page, where, problem, mend: 'Show the review, or tell it without a quotation.' }];
      }),
    );
};
