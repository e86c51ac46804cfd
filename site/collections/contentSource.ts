import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import { contentDir } from '../lib/paths.ts';
import type { ContentFault } from './contentFault.ts';

/** A file of the content as it is written. */
export interface ContentSource {
  /** As an editor finds it, such as `content/pages/home.yaml`. */
  file: string;
  /** The fields of YAML, or of the front matter of Markdown; undefined where they cannot be read. */
  data: unknown;
  /** What stands under a front matter; undefined for YAML. */
  body: string | undefined;
  /** The line on which the body begins. */
  bodyLine: number;
  /** The line of a field, or of the group in which it is missing. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** What is no YAML. */
  faults: ContentFault[];
}

/** A file of the content as an editor finds it. */
export const shownPath = (file: string): string =>
  relative('.', join(contentDir, file)).replaceAll('\\', '/');

const frontMatter = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/** What the commonest slips are, for who does not know YAML by heart. */
const slips: Readonly<Record<string, string>> = {
  BAD_INDENT: 'The fields of a group and the entries of a list begin in the same column.',
  BLOCK_AS_IMPLICIT_KEY: 'Two fields stand on one line; a text with ": " in it stands in quotes.',
  DUPLICATE_KEY: 'This field stands twice in its group.',
  MISSING_CHAR: 'A quotation mark, a bracket or a colon is missing here or above.',
  MULTILINE_IMPLICIT_KEY: 'A text on several lines stands in quotes, or indented under its field.',
  TAB_AS_INDENT: 'Lines are indented with spaces, not with tabs.',
  UNEXPECTED_TOKEN:
    'This is not expected here: a field is written as "name: text", an entry of a list as "- text".',
};

/** The place of a field in the text; that of the nearest group around it where it is missing. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const step of path) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      if (!isScalar(pair?.key)) break;
      offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item: unknown = node.items[Number(step)];
      if (!isMap(item) && !isSeq(item) && !isScalar(item)) break;
      offset = item.range?.[0] ?? offset;
      node = item;
    } else break;
  }
  return offset;
}

/** Reads a file by its place under the content folder. */
export function readSource(place: string): ContentSource {
  const file = shownPath(place);
  const text = readFileSync(join(contentDir, place), 'utf8');
  const isMarkdown = place.endsWith('.md');
  const found = isMarkdown ? frontMatter.exec(text) : null;
  const [around = '', fields = ''] = isMarkdown ? (found ?? []) : ['', text];
  const before = isMarkdown ? 1 : 0;
  const lines = new LineCounter();
  const document = parseDocument(fields, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + before;
  const faults = document.errors.map(({ code, message, pos: [offset] }): ContentFault => {
    const line = lineAt(offset);
    return {
      file,
      line,
      message: slips[code] ?? `This cannot be read as YAML: ${message}.`,
      written: text.split('\n')[line - 1]?.trim(),
    };
  });
  if (isMarkdown && found?.index !== 0)
    faults.push({ file, line: 1, message: 'Begin the file with its fields, between two lines of "---".' });
  return {
    file,
    data: faults.length === 0 ? document.toJS() : undefined,
    body: isMarkdown ? text.slice(around.length) : undefined,
    bodyLine: around.split('\n').length,
    lineOf: (path) => lineAt(offsetOf(document, path)),
    faults,
  };
}
