import { readFile, writeFile } from 'node:fs/promises';
import { addressesAfter, editsFor, type Replacement } from '../html/assetReferences.ts';
import type { BuiltPage, FinishedPage } from '../html/BuiltPage.ts';
import { offsetAfter, withEdits } from '../html/edits.ts';

/** Writes a page with its references replaced. */
export async function finishPage(
  { references, slots, ...page }: BuiltPage,
  replacements: readonly Replacement[],
): Promise<FinishedPage> {
  const edits = editsFor(replacements);
  await writeFile(page.file, withEdits(await readFile(page.file, 'utf8'), edits));
  return {
    ...page,
    slots: slots.map((slot) => ({ ...slot, at: offsetAfter(slot.at, edits) })),
    addresses: addressesAfter(references, replacements),
  };
}
