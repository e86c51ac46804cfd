import { HASHED_FOLDER } from '../../../../contract/caching.ts';
import { mentioned } from '../builtFiles.ts';
import type { Edit } from './edits.ts';
import { attribute, type Element } from './elements.ts';

type Range = Pick<Edit, 'start' | 'end'>;

/** An attribute that holds the address of a file in `_assets/` and nothing else. */
export interface AssetReference {
  loads: 'stylesheet' | 'script' | 'module' | 'symbol' | 'other';
  /** Name of the attribute. */
  name: string;
  /** Address of the file, such as `/_assets/marks.svg`. */
  file: string;
  /** What follows it, such as `#react`; empty where nothing does. */
  fragment: string;
  /** Where the attribute stands in the source, and the element that has it. */
  attribute: Range;
  element: Range;
}

/** What becomes of a reference: the address of another file, or null where the element goes. */
export type Replacement = readonly [AssetReference, string | null];

function loadedBy(element: Element, name: string): AssetReference['loads'] {
  switch (`${element.tagName} ${name}`) {
    case 'link href':
      return attribute(element, 'rel') === 'stylesheet' ? 'stylesheet' : 'other';
    case 'script src':
      return attribute(element, 'type') === 'module' ? 'module' : 'script';
    case 'use href':
      return 'symbol';
    default:
      return 'other';
  }
}

const isAssetAddress = (value: string): boolean => value.startsWith(HASHED_FOLDER) && !/\s/.test(value);

/** The references of one element. Its document has to be parsed with source locations. */
export function assetReferences(element: Element): AssetReference[] {
  const rangeOf = (name: string): { attribute: Range; element: Range } => {
    const whole = element.sourceCodeLocation;
    const part = whole?.attrs?.[name];
    if (!whole || !part) throw new Error(`The place of ${name} in a <${element.tagName}> is not known.`);
    return {
      attribute: { start: part.startOffset, end: part.endOffset },
      element: { start: whole.startOffset, end: whole.endOffset },
    };
  };
  return element.attrs
    .filter(({ value }) => isAssetAddress(value))
    .map(({ name, value }) => {
      const [file = ''] = value.split('#');
      return {
        ...{ loads: loadedBy(element, name), name, file, fragment: value.slice(file.length) },
        ...rangeOf(name),
      };
    });
}

/** The names of scripts and stylesheets that an element mentions in other attributes or, as a data block, in its text. */
export function mentionsIn(element: Element): string[] {
  const values = element.attrs.map(({ value }) => value).filter((value) => !isAssetAddress(value));
  const texts = element.tagName === 'script' ? element.childNodes : [];
  return [...values, ...texts.flatMap((node) => ('value' in node ? node.value : []))]
    .filter((text) => text.includes(HASHED_FOLDER))
    .flatMap((text) => [...mentioned(text, 'css'), ...mentioned(text, 'js')]);
}

/** The edits of a page's source that make the replacements. */
export const editsFor = (replacements: readonly Replacement[]): Edit[] =>
  replacements.map(([{ name, fragment, attribute: value, element }, file]) =>
    file === null ? { ...element, text: '' } : { ...value, text: `${name}="${file}${fragment}"` },
  );

/** The addresses that a page's references hold after the replacements, in document order. */
export function addressesAfter(
  references: readonly AssetReference[],
  replacements: readonly Replacement[],
): string[] {
  const files = new Map(replacements);
  return references.flatMap((reference) => {
    const file = files.get(reference);
    return file === null ? [] : `${file ?? reference.file}${reference.fragment}`;
  });
}
