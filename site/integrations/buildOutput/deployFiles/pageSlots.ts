import { INQUIRY_PAGE, LINK_PAGE } from '../../../../contract/addresses.ts';
import type { PageSlot } from '../../../../contract/serviceFile.ts';
import { attribute, type Element } from '../html/elements.ts';

/** The pages that the service fills for one inquiry. */
export const filledPages: readonly string[] = [INQUIRY_PAGE, LINK_PAGE];

function slotsOf(html: string, element: Element): PageSlot[] {
  const { sourceCodeLocation: location, tagName } = element;
  const tag = location?.startTag;
  if (!location || !tag) throw new Error(`A <${tagName}> that the service fills has no start tag.`);
  const insideTag = html[tag.endOffset - 2] === '/' ? tag.endOffset - 2 : tag.endOffset - 1;
  const parts = attribute(element, 'data-part')?.split(' ');
  const text = attribute(element, 'data-text');
  const attributes = attribute(element, 'data-attributes')?.split(' ') ?? [];
  const hidden = parts && location.attrs?.['hidden'];
  return [
    ...(parts ? [{ kind: 'part', parts, at: location.startOffset, end: location.endOffset } as const] : []),
    // With the space before it.
    ...(hidden ? [{ kind: 'hidden', at: hidden.startOffset - 1, end: hidden.endOffset } as const] : []),
    ...attributes.map((entry): PageSlot => {
      const [written = '', name = ''] = entry.split(':');
      return { kind: 'attribute', attribute: written, name, at: insideTag };
    }),
    ...(text === undefined ? [] : [{ kind: 'text', name: text, at: tag.endOffset } as const]),
  ];
}

/**
 * The places in a built page where the service shows what holds for one inquiry, in order. An element with `data-part`
 * names the parts with which it is shown, and is hidden as built unless it is for where there is no inquiry; `data-text`
 * names the text that goes into it; `data-attributes`, as in `datetime:due`, attributes and what goes into those.
 * @param elements of the page, parsed with source locations
 */
export const pageSlots = (html: string, elements: readonly Element[]): PageSlot[] =>
  elements
    .filter((element) =>
      ['data-part', 'data-text', 'data-attributes'].some((name) => attribute(element, name) !== undefined),
    )
    .flatMap((element) => slotsOf(html, element))
    .sort((one, other) => one.at - other.at);
