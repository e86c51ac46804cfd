import { addressOf, pageKinds } from './addresses.ts';
import type { ContentFault } from './contentFault.ts';
import { fileOf, namesIn } from './contentNames.ts';
import { shownPath } from './contentSource.ts';

/** Every address that a page has, with the file of the page. A page without a text yet is among them. */
export function addressesTaken(): { taken: ReadonlyMap<string, string>; faults: ContentFault[] } {
  const taken = new Map<string, string>();
  const faults: ContentFault[] = [];
  for (const kind of pageKinds) {
    for (const name of namesIn(kind)) {
      const [address, file] = [addressOf(kind, name), shownPath(fileOf(kind, name))];
      const other = taken.get(address);
      if (other !== undefined)
        faults.push({
          file,
          message: `This page and ${other} have the same address, ${address}. Rename one of them.`,
        });
      else taken.set(address, file);
    }
  }
  return { taken, faults };
}
