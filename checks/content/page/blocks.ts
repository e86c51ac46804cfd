import { attribute, isElement, isText, tidy, type Element } from './html.ts';

/** A run of text inside one block element: a paragraph, a heading, a table cell, a list item's own words. */
export interface Block {
  text: string;
  /** The text without what stands in `code` and `pre`. */
  withoutCode: string;
  /** The text without furniture: links, buttons, heads of tables, and what is marked `data-furniture`. */
  own: string;
  /** The innermost block element around the text. */
  element: Element;
  inMain: boolean;
  /** Inside an element marked `data-shared`. */
  shared: boolean;
  /** A heading, button, question or the like, which rules about sentences skip. */
  label: boolean;
}

const blockTags = new Set(
  `address article aside blockquote body button caption dd details dialog div dl dt fieldset figcaption figure footer
  form h1 h2 h3 h4 h5 h6 header hr label legend li main nav ol p pre section summary table tbody td tfoot th thead tr
  ul`.split(/\s+/),
);
const labelTags = new Set('button caption dt h1 h2 h3 h4 h5 h6 label legend nav pre summary th'.split(' '));
const furnitureTags = new Set('a button caption legend th'.split(' '));
const unreadTags = new Set('datalist iframe object script select style svg template textarea'.split(' '));

interface Place extends Omit<Block, 'text' | 'withoutCode' | 'own'> {
  code: boolean;
  furniture: boolean;
}

function placeOf(element: Element, outer: Place): Place {
  const { tagName } = element;
  return {
    element: blockTags.has(tagName) ? element : outer.element,
    inMain: outer.inMain || tagName === 'main',
    shared: outer.shared || attribute(element, 'data-shared') !== undefined,
    label: outer.label || labelTags.has(tagName),
    code: outer.code || tagName === 'code' || tagName === 'pre',
    furniture:
      outer.furniture || furnitureTags.has(tagName) || attribute(element, 'data-furniture') !== undefined,
  };
}

/** What the service or a script shows once it knows of an inquiry; a page as it is built has it for no reader. */
const isFilledLater = (element: Element) =>
  attribute(element, 'data-part') !== undefined && attribute(element, 'hidden') !== undefined;

const isRead = (element: Element) =>
  !unreadTags.has(element.tagName) && attribute(element, 'aria-hidden') !== 'true' && !isFilledLater(element);

/**
 * The texts below an element in reading order, without those hidden from screen readers (`aria-hidden`) and those filled
 * in later.
 */
export function readBlocks(root: Element): Block[] {
  const blocks: Block[] = [];
  let pieces: { text: string; code: boolean; furniture: boolean }[] = [];

  const finish = ({ element, inMain, shared, label }: Place) => {
    const text = tidy(pieces.map((piece) => piece.text).join(''));
    const withoutCode = tidy(pieces.map((piece) => (piece.code ? ' ' : piece.text)).join(''));
    const own = tidy(pieces.map((piece) => (piece.furniture ? ' ' : piece.text)).join(''));
    if (text !== '') blocks.push({ text, withoutCode, own, element, inMain, shared, label });
    pieces = [];
  };

  const visit = (element: Element, outer: Place) => {
    const place = placeOf(element, outer);
    const isBlock = blockTags.has(element.tagName) || place.shared !== outer.shared;
    if (isBlock) finish(outer);
    let afterElement = false;
    for (const child of element.childNodes) {
      if (isText(child)) {
        pieces.push({ text: child.value, code: place.code, furniture: place.furniture });
        afterElement = false;
      } else if (isElement(child) && isRead(child)) {
        // Neighbours such as a value and its label are apart on the page, even without a space in the markup.
        if (afterElement || child.tagName === 'br') pieces.push({ text: ' ', code: false, furniture: false });
        visit(child, place);
        afterElement = true;
      }
    }
    if (isBlock) finish(place);
  };

  const outside: Place = {
    element: root,
    inMain: false,
    shared: false,
    label: false,
    code: false,
    furniture: false,
  };
  visit(root, outside);
  finish(outside);
  return blocks;
}

/** The text of an element and all that is in it. */
export const textOf = (element: Element): string =>
  readBlocks(element)
    .map(({ text }) => text)
    .join(' ');
