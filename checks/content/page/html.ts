import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;
type Parent = Tree.ParentNode;

export const isElement = (node: Tree.Node): node is Element => 'tagName' in node;
export const isText = (node: Tree.Node): node is Tree.TextNode => node.nodeName === '#text';

/** All elements below a node, in document order. */
export function* elementsIn(parent: Parent): Generator<Element> {
  for (const child of parent.childNodes.filter(isElement)) {
    yield child;
    yield* elementsIn(child);
  }
}

export const find = (parent: Parent, tagName: string): Element | undefined =>
  elementsIn(parent).find((element) => element.tagName === tagName);

/** Value of an attribute; an empty string when it is there without a value, undefined when it is not there. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

/** The element itself and what it stands in, from the inside out. */
export function* ancestry(element: Element): Generator<Element> {
  for (let node: Tree.ParentNode | null = element; node && isElement(node); node = node.parentNode)
    yield node;
}

/** Text as a reader sees it: runs of white space are one space, soft hyphens and zero-width characters are gone. */
export const tidy = (text: string): string =>
  text
    .replace(/[\u00AD\u200B\u2060\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
