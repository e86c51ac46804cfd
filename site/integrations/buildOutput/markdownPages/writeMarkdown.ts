import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { madeOnce } from '../../../lib/buildCache.ts';
import type { ParsedPage } from '../html/BuiltPage.ts';
import { attribute, find } from '../html/elements.ts';
import { toMarkdown } from './toMarkdown.ts';

const code = await readFile('site/integrations/buildOutput/markdownPages/toMarkdown.ts');

/** Writes the Markdown copy of a page, for programs that read, where the page names one: all that are listed do. */
export async function writeMarkdown(
  dist: string,
  { path, html, document, elements }: ParsedPage,
): Promise<void> {
  const link = elements.find((element) => attribute(element, 'type') === 'text/markdown');
  if (!link) return;
  const main = find(document, 'main');
  if (!main) throw new Error(`${path} becomes Markdown and has no main element.`);
  const { startOffset, endOffset } = main.sourceCodeLocation ?? {};
  const text = await madeOnce('markdown', [code, html.slice(startOffset, endOffset)], async () =>
    Buffer.from(await toMarkdown(main)),
  );
  await writeFile(join(dist, attribute(link, 'href') ?? ''), text);
}
