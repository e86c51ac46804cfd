import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFragment } from 'parse5';
import { attribute, elementsIn } from '../html/elements.ts';
import type { BundleStep } from './BundleStep.ts';
import { memoized } from './memoized.ts';
import type { Publish } from './publisher.ts';

/** The source of a sprite's symbols, in their order, with their ids. */
const symbolsIn = (svg: string) =>
  elementsIn(parseFragment(svg, { sourceCodeLocationInfo: true }))
    .filter(({ tagName }) => tagName === 'symbol')
    .map((symbol) => {
      const place = symbol.sourceCodeLocation;
      return {
        id: attribute(symbol, 'id') ?? '',
        source: svg.slice(place?.startOffset, place?.endOffset),
      };
    });

/** Joins the symbols that a page shows, of one sprite or several, in one file. */
export function sprites(dist: string, publish: Publish): BundleStep {
  const symbolsOf = memoized(async (address: string) =>
    symbolsIn(await readFile(join(dist, address), 'utf8')),
  );
  return async ({ references }) => {
    const uses = references.filter(({ loads, fragment }) => loads === 'symbol' && fragment.length > 1);
    const symbols = new Map<string, string>();
    for (const file of new Set(uses.map((one) => one.file))) {
      const shown = new Set(uses.filter((one) => one.file === file).map((one) => one.fragment.slice(1)));
      for (const { id, source } of await symbolsOf(file)) {
        if (!shown.has(id)) continue;
        const other = symbols.get(id);
        if (other !== undefined && other !== source) {
          throw new Error(`Two sprites of one page have different drawings "${id}"; rename one.`);
        }
        symbols.set(id, source);
      }
    }
    if (symbols.size === 0) return [];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols.values()].join('')}</svg>\n`;
    const whole = await publish('marks', 'svg', svg);
    return uses.map((one) => [one, whole] as const);
  };
}
