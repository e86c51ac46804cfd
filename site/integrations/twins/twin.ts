import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { unified } from 'unified';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

const isElement = (node: Node): node is Element => 'tagName' in node;

const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;

/** Elements that run on within a line of text. What stands in two of them side by side is set apart by its style. */
const inline = ['a', 'b', 'dd', 'dt', 'em', 'i', 'small', 'span', 'strong', 'time'];

const isInline = (node: Node | undefined) =>
  node !== undefined && isElement(node) && inline.includes(node.tagName);

/** What only a window shows, or only a pointer uses. */
const shown = ['svg', 'script', 'style', 'template', 'form', 'button', 'nav', 'dialog', 'canvas'];

/** Whether a reader of the text alone misses nothing without an element. */
const isPicture = (element: Element): boolean =>
  shown.includes(element.tagName) ||
  attribute(element, 'aria-hidden') === 'true' ||
  attribute(element, 'hidden') !== undefined ||
  (element.tagName === 'img' && !attribute(element, 'alt'));

const space = (parentNode: Parent): DefaultTreeAdapterTypes.TextNode => ({
  nodeName: '#text',
  value: ' ',
  parentNode,
});

/** What a picture says aloud, such as the stars of a rating. */
function spoken(child: Node, parentNode: Parent): Node {
  const label = isElement(child) && child.tagName === 'svg' ? attribute(child, 'aria-label') : undefined;
  return label === undefined ? child : { nodeName: '#text', value: label, parentNode };
}

/** Leaves the words of an element: pictures and comments go, and a heading that is set in lines becomes one. */
function strip(parent: Parent): void {
  const heading = 'tagName' in parent && /^h[1-6]$/.test(parent.tagName);
  const children = parent.childNodes.map((child) => spoken(child, parent));
  parent.childNodes = children.filter(
    (child) =>
      child.nodeName !== '#comment' &&
      !(isElement(child) && (isPicture(child) || (heading && child.tagName === 'br'))),
  );
  for (const child of parent.childNodes) if (isElement(child)) strip(child);
  parent.childNodes = parent.childNodes.flatMap((child, at) =>
    isInline(child) && isInline(parent.childNodes[at - 1]) ? [space(parent), child] : [child],
  );
}

function find(parent: Parent, tagName: string): Element | undefined {
  for (const child of parent.childNodes.filter(isElement)) {
    const found = child.tagName === tagName ? child : find(child, tagName);
    if (found) return found;
  }
  return undefined;
}

const markdown = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-' });

/** The text of a page's `main` element as Markdown. */
export async function twin(html: string): Promise<string> {
  const main = find(parse(html), 'main');
  if (!main) throw new Error('What becomes Markdown has no main element.');
  strip(main);
  return String(await markdown.process(serialize(main)));
}
