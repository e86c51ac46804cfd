import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { FormSlot, PageSlot } from '../../../../contract/serviceFile.ts';
import type { PageText } from '../search/pageText.ts';
import type { AssetReference } from './assetReferences.ts';
import type { Element } from './elements.ts';

interface PageFile {
  /** `/pricing/` for `pricing/index.html`, `/404/` for `404.html`. */
  path: string;
  file: string;
}

/** A page as Astro wrote it, parsed with source locations. */
export interface ParsedPage extends PageFile {
  html: string;
  document: Tree.Document;
  /** All of them, in document order. */
  elements: readonly Element[];
}

/** What is kept of a page when its tree and its source go: those of all pages would fill the memory. */
export interface BuiltPage extends PageFile {
  /** In document order. */
  references: readonly AssetReference[];
  /** Names of the scripts and stylesheets that stand elsewhere in the page. */
  mentions: readonly string[];
  /** Keys of the CSS modules whose classes the page has. */
  modules: ReadonlySet<string>;
  /** For the search; undefined where there is no `main` with a headline. */
  text: PageText | undefined;
  /** What it says where it is shown from what a browser keeps; empty where it says nothing. */
  copyWords: string;
  /** Places in the form of the contact page; none on others. */
  slots: readonly FormSlot[];
  /** Places in a page that the service fills for one inquiry; none on others. */
  filled: readonly PageSlot[];
}

/** A page whose references lead to its own files. */
export interface FinishedPage extends Omit<BuiltPage, 'references'> {
  /** What its references hold, in document order. */
  addresses: readonly string[];
}
