import { readBlocks, textOf } from './blocks.ts';
import { attribute, type Element } from './html.ts';
import type { PageList } from './pageList.ts';

/** A figure or fixed text of the specification, marked `data-fact`. */
export interface Fact {
  slug: string;
  /** The fact with what explains it: all text of the element. */
  text: string;
  /**
   * The words that state it. Empty for a list, a section or several blocks, which contain the fact but do not state it.
   */
  wording: string;
  element: Element;
  /** One of the company figures, as the build lists them. */
  companyFigure: boolean;
}

const containers = new Set(['article', 'aside', 'dl', 'figure', 'ol', 'section', 'table', 'ul']);

/** The facts among these elements, in order. */
export const readFacts = (elements: readonly Element[], list: PageList | undefined): Fact[] =>
  elements.flatMap((element) => {
    const slug = attribute(element, 'data-fact');
    if (!slug) return [];
    const [first, ...others] = readBlocks(element);
    const wording = containers.has(element.tagName) || others.length > 0 ? '' : (first?.text ?? '');
    const companyFigure = list?.figures.includes(slug) ?? false;
    return [{ slug, text: textOf(element), wording, element, companyFigure }];
  });
