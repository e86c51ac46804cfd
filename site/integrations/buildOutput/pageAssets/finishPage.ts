import { readFile, writeFile } from 'node:fs/promises';
import { addressesAfter, editsFor, type Replacement } from '../html/assetReferences.ts';
import type { BuiltPage, FinishedPage } from '../html/BuiltPage.ts';
import { offsetAfter, withEdits } from '../html/edits.ts';

/** Writes a page with its references replaced. */
export async function finishPage(
  { references, slots, filled, ...page }: BuiltPage,
  replacements: readonly Replacement[],
): Promise<FinishedPage> {
  const edits = editsFor(replacements);
  const moved = (offset: number) => offsetAfter(offset, edits);
  await writeFile(page.file, withEdits(await readFile(page.file, 'utf8'), edits));
  return {
    ...page,
    slots: slots.map((slot) => ({ ...slot, at: moved(slot.at) })),
    filled: filled.map((slot) => ({
      ...slot,
      at: moved(slot.at),
      ...('end' in slot && { end: moved(slot.end) }),
    })),
    addresses: addressesAfter(references, replacements),
  };
}
