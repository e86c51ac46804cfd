import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;
export type Node = Tree.ChildNode;
export type Parent = Tree.ParentNode;

export const isElement = (node: Tree.Node): node is Element => 'tagName' in node;

const isTemplate = (element: Element): element is Tree.Template => element.tagName === 'template';

/** All elements below a node, in document order, those in templates as well. */
export function* elementsIn(parent: Parent): Generator<Element> {
  for (const child of parent.childNodes.filter(isElement)) {
    yield child;
    yield* elementsIn(isTemplate(child) ? child.content : child);
  }
}

export const find = (parent: Parent, tagName: string): Element | undefined =>
  elementsIn(parent).find((element) => element.tagName === tagName);

/** Value of an attribute; an empty string when it is there without a value, undefined when it is not there. */
export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;
