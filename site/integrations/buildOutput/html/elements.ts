import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;
export type Node = Tree.ChildNode;
export type Parent = Tree.ParentNode;

export const isElement = (node: Tree.Node): node is Element => 'tagName' in node;

const isTemplate = (element: Element): element is Tree.Template => element.tagName === 'template';

/** All elements below a node, in document order, those in templates as well. */
export function elementsIn(parent: Parent, found: Element[] = []): Element[] {
  for (const child of parent.childNodes) {
    if (!isElement(child)) continue;
    found.push(child);
    elementsIn(isTemplate(child) ? child.content : child, found);
  }
  return found;
}

/** The first element of a name below a node. */
export function find(parent: Parent, tagName: string): Element | undefined {
  for (const child of parent.childNodes) {
    if (!isElement(child)) continue;
    const found = child.tagName === tagName ? child : find(child, tagName);
    if (found) return found;
  }
  return undefined;
}

/** Value of an attribute; an empty string when it is there without a value, undefined when it is not there. */
export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;
