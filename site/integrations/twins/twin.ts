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

/** What only a window shows, or only a pointer uses. */
const shown = ['svg', 'script', 'style', 'template', 'form', 'button', 'nav', 'dialog', 'canvas'];

/** Whether a reader of the text alone misses nothing without an element. */
const isPicture = (element: Element): boolean =>
  shown.includes(element.tagName) ||
  attribute(element, 'aria-hidden') === 'true' ||
  attribute(element, 'hidden') !== undefined ||
  (element.tagName === 'img' && !attribute(element, 'alt'));

/** Leaves the words of an element: pictures and comments go, and a heading that is set in lines becomes one. */
function strip(parent: Parent): void {
  const heading = 'tagName' in parent && /^h[1-6]$/.test(parent.tagName);
  parent.childNodes = parent.childNodes.filter(
    (child) =>
      child.nodeName !== '#comment' &&
      !(isElement(child) && (isPicture(child) || (heading && child.tagName === 'br'))),
  );
  for (const child of parent.childNodes) if (isElement(child)) strip(child);
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
