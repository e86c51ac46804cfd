import type { Replacement } from '../html/assetReferences.ts';
import type { BuiltPage } from '../html/BuiltPage.ts';

/** Bundles one sort of a page's files. Gives what becomes of the references to them, once the bundle is there. */
export type BundleStep = (page: BuiltPage) => Promise<readonly Replacement[]>;
