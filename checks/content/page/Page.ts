import { parse } from 'parse5';
import { readBlocks, textOf, type Block } from './blocks.ts';
import { copyOf, fixedTexts } from './copy.ts';
import { readFacts, type Fact } from './facts.ts';
import { attribute, elementsIn, find, tidy, type Element } from './html.ts';
import type { PageList } from './pageList.ts';

/** A built page, read once; every rule is a function of these. */
export interface Page {
  /** Address, such as `/services/`. */
  path: string;
  /** The file, as an editor finds it. */
  file: string;
  /** The build's notes about it; see `pageList.ts`. */
  kind: string | undefined;
  words: readonly [least: number, most: number] | undefined;
  headings: number | undefined;
  tells: 'cases' | 'opinions' | 'records' | undefined;
  searched: boolean;
  keywords: readonly string[];
  title: string;
  description: string;
  /** The `rel=canonical` address; empty when the page has none. */
  canonical: string;
  body: Element;
  elements: readonly Element[];
  blocks: readonly Block[];
  /** All written text, for the rules on wording: visible text, title, description, alt texts. */
  copy: readonly string[];
  facts: readonly Fact[];
  /** Texts that may recur on every page: the form's messages, and facts and promises as their records word them. */
  fixed: readonly string[];
  /** Facts and promises as their records word them. */
  records: readonly string[];
  /** What buttons to the form may say. */
  actions: readonly string[];
}

/** Reads a page's HTML. Throws when it has no body. */
export function readPage(html: string, file: string, path: string, list: PageList | undefined): Page {
  const document = parse(html, { scriptingEnabled: false });
  const all = [...elementsIn(document)];
  const body = find(document, 'body');
  if (!body) throw new Error(`${file} has no body.`);
  const entry = list?.pages.find((candidate) => candidate.path === path);
  const elements = [body, ...elementsIn(body)];
  const head = (tagName: string, name: string, value: string) =>
    all.find((element) => element.tagName === tagName && attribute(element, name) === value);
  const valueOf = (element: Element | undefined, name: string) =>
    tidy((element && attribute(element, name)) ?? '');
  const titleElement = all.find(({ tagName }) => tagName === 'title');
  const title = titleElement ? textOf(titleElement) : '';
  const description = valueOf(head('meta', 'name', 'description'), 'content');
  const blocks = readBlocks(body);
  return {
    path,
    file,
    kind: entry?.kind,
    words: entry?.words,
    headings: entry?.headings,
    tells: entry?.tells,
    searched: entry?.searched ?? false,
    keywords: entry?.keywords ?? [],
    title,
    description,
    canonical: valueOf(head('link', 'rel', 'canonical'), 'href'),
    body,
    elements,
    blocks,
    copy: [title, description, ...copyOf(elements, blocks)],
    facts: readFacts(elements, list),
    fixed: [...fixedTexts, ...(list?.saidOnce ?? [])],
    records: list?.saidOnce ?? [],
    actions: list?.actions ?? [],
  };
}

/** The page's own words: what stands in `main` outside shared blocks. */
export const ownBlocks = ({ blocks }: Page): Block[] =>
  blocks.filter(({ inMain, shared }) => inMain && !shared);
