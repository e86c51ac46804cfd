import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { unified } from 'unified';
import { attribute, elementsIn, isElement, type Element, type Node, type Parent } from '../html/elements.ts';

/** Elements that run on within a line of text. What stands in two of them side by side is set apart by its style. */
const inline = ['a', 'b', 'dd', 'dt', 'em', 'i', 'small', 'span', 'strong', 'time'];

const isInline = (node: Node | undefined) =>
  node !== undefined && isElement(node) && inline.includes(node.tagName);

/** Elements that stand below or beside the words before them, by their style or by nature. */
const apart = ['caption', 'dd', 'dt', 'img', 'p', 'small'];

const isApart = (node: Node | undefined, before: Node | undefined) =>
  before !== undefined &&
  node !== undefined &&
  isElement(node) &&
  (apart.includes(node.tagName) || (isInline(node) && isInline(before)));

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
  return label === undefined ? child : { nodeName: '#text', value: ` ${label} `, parentNode };
}

const isEmpty = (node: Node): boolean =>
  'value' in node
    ? node.value.trim() === ''
    : isElement(node) && node.tagName !== 'img' && node.childNodes.every(isEmpty);

/** A table's caption as the paragraph before it: Markdown has no captions. */
function withCaption(child: Node): Node[] {
  if (!isElement(child) || child.tagName !== 'table') return [child];
  const caption = child.childNodes.filter(isElement).find(({ tagName }) => tagName === 'caption');
  if (!caption) return [child];
  const rest = child.childNodes.filter((one) => one !== caption);
  return [
    { ...caption, nodeName: 'p', tagName: 'p' },
    { ...child, childNodes: rest },
  ];
}

const has = (name: string) => (element: Element) => attribute(element, name) !== undefined;

/**
 * A form as the table it would be on paper: a row for each `data-row`, a column for each `data-cell`, which says its
 * head; fields show what they start with. Nothing where a form has no rows.
 */
function asTable(form: Element): Element | undefined {
  const rows = elementsIn(form)
    .filter(has('data-row'))
    .map((row) => elementsIn(row).filter(has('data-cell')));
  const [first] = rows;
  if (!first) return undefined;
  const made = (tagName: string, childNodes: Node[]): Element => ({
    ...form,
    nodeName: tagName,
    tagName,
    attrs: [],
    childNodes,
  });
  const text = (value = ''): Node => ({ nodeName: '#text', value, parentNode: form });
  const head = first.map((cell) => made('th', [text(attribute(cell, 'data-cell'))]));
  const body = rows.map((cells) =>
    made(
      'tr',
      cells.map((cell) =>
        made('td', cell.tagName === 'input' ? [text(attribute(cell, 'value'))] : cell.childNodes),
      ),
    ),
  );
  return made('table', [made('thead', [made('tr', head)]), made('tbody', body)]);
}

/** The words of an element: pictures go, and a heading that is set in lines becomes one. */
function stripped(parent: Element): Element {
  const heading = /^h[1-6]$/.test(parent.tagName);
  const childNodes = parent.childNodes
    .map((child) => spoken(child, parent))
    .map((child) => (isElement(child) && child.tagName === 'form' ? (asTable(child) ?? child) : child))
    .filter(
      (child) => child.nodeName !== '#comment' && !(heading && isElement(child) && child.tagName === 'br'),
    )
    .flatMap((child, at, { length }) => {
      if (!isElement(child) || !isPicture(child)) return [child];
      return at > 0 && at < length - 1 ? [space(parent)] : [];
    })
    .map((child) => (isElement(child) ? stripped(child) : child))
    .filter((child) => !(isElement(child) && child.tagName === 'li' && isEmpty(child)))
    .flatMap(withCaption)
    .flatMap((child, at, all) => (isApart(child, all[at - 1]) ? [space(parent), child] : [child]));
  return { ...parent, childNodes };
}

const markdown = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-' });

/** The text of a page's `main` element as Markdown. */
export async function toMarkdown(main: Element): Promise<string> {
  return String(await markdown.process(serialize(stripped(main), { scriptingEnabled: false })));
}
