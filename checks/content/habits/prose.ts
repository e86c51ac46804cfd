import type { Block } from '../page/blocks.ts';
import { ancestry } from '../page/html.ts';
import { ownBlocks, type Page } from '../page/Page.ts';
import { sentencesOf, type Sentence } from '../page/sentences.ts';

const isHeading = ({ element }: Block) => /^h[1-6]$/.test(element.tagName);
export const isInTable = ({ element }: Block) =>
  [...ancestry(element)].some(({ tagName }) => tagName === 'table');

export const headingsOf = (page: Page): Block[] => ownBlocks(page).filter(isHeading);

/** The page's own paragraphs, each as its sentences: runs of text that end as a sentence does, tables left out. */
export const paragraphsOf = (page: Page): Sentence[][] =>
  ownBlocks(page)
    .filter((block) => !block.label && !isInTable(block))
    .map(({ text }) => sentencesOf(text))
    .filter((sentences) => sentences.at(-1)?.whole);

/** The last sentence of each paragraph. */
export const endingsOf = (page: Page): string[] =>
  paragraphsOf(page).flatMap((sentences) => sentences.at(-1)?.text ?? []);
