import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { parse } from 'parse5';
import { CONTACT_PAGE } from '../../../../contract/addresses.ts';
import { formSlots } from '../deployFiles/formSlots.ts';
import { filledPages, pageSlots } from '../deployFiles/pageSlots.ts';
import { pageText } from '../search/pageText.ts';
import { moduleKeysIn } from '../vite/shortClassNames.ts';
import { assetReferences, mentionsIn } from './assetReferences.ts';
import type { BuiltPage, ParsedPage } from './BuiltPage.ts';
import { attribute, elementsIn } from './elements.ts';

const pathOf = (dist: string, file: string): string =>
  `/${relative(dist, file)}`.replace(/index\.html$/, '').replace(/\.html$/, '/');

export async function parsePage(dist: string, file: string): Promise<ParsedPage> {
  const html = await readFile(file, 'utf8');
  const document = parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true });
  return { path: pathOf(dist, file), file, html, document, elements: elementsIn(document) };
}

/** Takes from a page's tree what the steps of the build need of it. */
export function readPage({ path, file, html, document, elements }: ParsedPage): BuiltPage {
  const valuesOf = (name: string) => elements.flatMap((element) => attribute(element, name) ?? []);
  return {
    path,
    file,
    references: elements.flatMap(assetReferences),
    mentions: [...new Set(elements.flatMap(mentionsIn))],
    modules: new Set(valuesOf('class').flatMap(moduleKeysIn)),
    text: pageText(document),
    copyWords: valuesOf('data-copy')[0] ?? '',
    slots: path === CONTACT_PAGE ? formSlots(html, elements) : [],
    filled: filledPages.includes(path) ? pageSlots(html, elements) : [],
  };
}
