import type { PageRule } from '../Finding.ts';
import { textOf } from '../page/blocks.ts';
import { attribute, elementsIn, type Element } from '../page/html.ts';

const mostCharacters = 125;

const nameOf = (element: Element) =>
  attribute(element, 'aria-label') ??
  attribute(element, 'aria-labelledby') ??
  [...elementsIn(element)]
    .filter(({ tagName }) => tagName === 'title')
    .map(textOf)
    .join('');

function faultOf(element: Element): { problem: string; mend: string } | undefined {
  const { tagName } = element;
  const isPicture = tagName === 'img' || tagName === 'area' || attribute(element, 'type') === 'image';
  if (!isPicture) {
    if (attribute(element, 'role') !== 'img' || nameOf(element)) return undefined;
    return {
      problem: 'A drawing without a name.',
      mend: 'Say what it shows, or hide it from readers as decoration.',
    };
  }
  const alt = attribute(element, 'alt');
  if (alt === undefined) {
    return {
      problem: 'A picture without alt text.',
      mend: 'Say what it adds; decoration has an empty alt text.',
    };
  }
  if ([...alt].length > mostCharacters) {
    const problem = `Alt text of ${[...alt].length} characters; ${mostCharacters} are the most.`;
    return { problem, mend: 'Keep what the picture adds to the text beside it.' };
  }
  if (/\.(?:png|jpe?g|svg|webp|avif|gif)$/i.test(alt)) {
    return { problem: 'The alt text is a file name.', mend: 'Say what the picture adds.' };
  }
  return undefined;
}

/** Rule 24: every picture has an alt text, empty where it decorates, short where it speaks. */
export const altTexts: PageRule = (page) =>
  page.elements.flatMap((element) => {
    const fault = faultOf(element);
    if (!fault) return [];
    const where =
      attribute(element, 'alt') || `<${element.tagName} src="${attribute(element, 'src') ?? ''}">`;
    return [{ rule: 24, page, where, ...fault }];
  });
