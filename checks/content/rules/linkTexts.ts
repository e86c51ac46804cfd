import type { PageRule } from '../Finding.ts';
import { textOf } from '../page/blocks.ts';
import { ancestry, attribute, elementsIn, tidy, type Element } from '../page/html.ts';

const meaningless = new Set(
  'click here|click|here|this|this page|this link|link|page|read more|learn more|more|more info|more details|see more|find out more|details|continue|go'.split(
    '|',
  ),
);

/** The accessible name of a link: its text and that of its pictures, or else its label. */
function nameOf(link: Element): string {
  const inner = [...elementsIn(link)];
  const pictures = inner.flatMap(
    (element) => attribute(element, 'alt') ?? attribute(element, 'aria-label') ?? [],
  );
  const text = tidy([textOf(link), ...pictures].join(' '));
  return text === '' ? tidy(attribute(link, 'aria-label') ?? '') : text;
}

/** Whether an element, or one around it, is hidden from screen readers. */
const isUnheard = (element: Element): boolean =>
  [...ancestry(element)].some((one) => attribute(one, 'aria-hidden') === 'true');

/** Rule 24: the text of a link makes sense alone. */
export const linkTexts: PageRule = (page) =>
  page.elements
    .filter((element) => element.tagName === 'a' && attribute(element, 'href') !== undefined)
    .filter((element) => !isUnheard(element))
    .flatMap((link) => {
      const name = nameOf(link);
      const bare = name
        .toLowerCase()
        .replace(/[^\p{L}\p{N} ]/gu, '')
        .trim();
      if (bare !== '' && !meaningless.has(bare)) return [];
      const where = `${name} (${attribute(link, 'href') ?? ''})`.trim();
      return name === ''
        ? [{ rule: 24, page, where, problem: 'A link without text.', mend: 'Write where it leads.' }]
        : [
            {
              rule: 24,
              page,
              where,
              problem: 'A link text that says nothing alone.',
              mend: 'Name what it leads to.',
            },
          ];
    });
