import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What a page says, as the index takes it. */
export interface PageText {
  language: string;
  title: string;
  blocks: { tag: string; text: string }[];
}

const isElement = (node: Node): node is Element => 'tagName' in node;
const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;

/** No words of the page itself: controls, and what stands on many pages alike. */
const silent = [
  ...['svg', 'script', 'style', 'template', 'noscript', 'form', 'button', 'nav', 'dialog', 'canvas'],
  ...['thead', 'caption', 'h1'],
];

const isSilent = (element: Element): boolean =>
  silent.includes(element.tagName) ||
  attribute(element, 'aria-hidden') === 'true' ||
  ['hidden', 'data-shared', 'data-contact-open'].some((name) => attribute(element, name) !== undefined) ||
  /\bvisually-hidden\b/.test(attribute(element, 'class') ?? '');

/** Elements that go on in the line of the words around them. */
const inline = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'ins', 'kbd', 'label', 'mark'],
  ...['q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'wbr'],
]);

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Joins what elements say; where one ends and the next begins within a line, there is a space. */
const joined = (left: string, right: string): string =>
  left + (/[\p{L}\p{N}]$/u.test(left) && /^[\p{L}\p{N}]/u.test(right) ? ' ' : '') + right;

function textOf(node: Node): string {
  if ('value' in node && node.nodeName === '#text') return node.value;
  if (!('childNodes' in node) || (isElement(node) && node.tagName === 'svg')) return '';
  return node.childNodes.map(textOf).reduce(joined, '');
}

function find(node: Node, tagName: string): Element | undefined {
  if (!('childNodes' in node)) return undefined;
  for (const child of node.childNodes.filter(isElement)) {
    const found = child.tagName === tagName ? child : find(child, tagName);
    if (found) return found;
  }
  return undefined;
}

/** A cell that only makes sense in its table, such as a sum. */
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
export function pageText(html: string): PageText | undefined {
  const document = parse(html);
  const main = find(document, 'main');
  const heading = main && find(main, 'h1');
  if (!main || !heading) return undefined;
  const root = find(document, 'html');
  const blocks: PageText['blocks'] = [];
  collect(main, blocks);
  return { language: (root && attribute(root, 'lang')) ?? '', title: tidy(textOf(heading)), blocks };
}
