import { attribute, find, isElement, type Element, type Node, type Parent } from '../html/elements.ts';

/** The text of a page, as the index takes it. */
export interface PageText {
  language: string;
  title: string;
  blocks: { tag: string; text: string }[];
}

/** Elements without text of the page's own: controls, and what many pages repeat. */
const silent = [
  ...['svg', 'script', 'style', 'template', 'noscript', 'form', 'button', 'nav', 'dialog', 'canvas'],
  ...['thead', 'caption', 'h1'],
];

const isSilent = (element: Element): boolean =>
  silent.includes(element.tagName) ||
  attribute(element, 'aria-hidden') === 'true' ||
  ['hidden', 'data-shared', 'data-contact-open'].some((name) => attribute(element, name) !== undefined) ||
  /\bvisually-hidden\b/.test(attribute(element, 'class') ?? '');

/** Inline elements, which continue the line around them. */
const inline = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'ins', 'kbd', 'label', 'mark'],
  ...['q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'wbr'],
]);

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Joins the texts of elements, with a space where one ends and the next begins on the same line. */
const joined = (left: string, right: string): string =>
  left + (/[\p{L}\p{N}]$/u.test(left) && /^[\p{L}\p{N}]/u.test(right) ? ' ' : '') + right;

function textOf(node: Node): string {
  if ('value' in node && node.nodeName === '#text') return node.value;
  if (!('childNodes' in node) || (isElement(node) && node.tagName === 'svg')) return '';
  return node.childNodes.map(textOf).reduce(joined, '');
}

/** A cell that makes no sense outside its table, such as a sum. */
const isBare = (text: string): boolean => (text.match(/\p{L}{2,}/gu) ?? []).length < 4;

function collect(element: Element, blocks: PageText['blocks']): void {
  const isCell = ['td', 'th'].includes(element.tagName);
  let line = '';
  const end = () => {
    const text = tidy(line);
    line = '';
    if (text && !(isCell && isBare(text))) blocks.push({ tag: element.tagName, text });
  };
  for (const child of element.childNodes) {
    if (!isElement(child)) line = child.nodeName === '#text' ? line + textOf(child) : line;
    else if (isSilent(child)) continue;
    else if (child.tagName === 'br') line += ' ';
    else if (inline.has(child.tagName)) line = joined(line, textOf(child));
    else {
      end();
      collect(child, blocks);
    }
  }
  end();
}

/** The words of a page's `main` that no other page shares; undefined for a page without one. */
export function pageText(document: Parent): PageText | undefined {
  const main = find(document, 'main');
  const heading = main && find(main, 'h1');
  if (!main || !heading) return undefined;
  const root = find(document, 'html');
  const blocks: PageText['blocks'] = [];
  collect(main, blocks);
  return { language: (root && attribute(root, 'lang')) ?? '', title: tidy(textOf(heading)), blocks };
}
