import { addressOf, pageKinds } from './addresses.ts';
import { folderOf, namesIn } from './contentNames.ts';

/** Throws an Error that names both files when two pages have one address. */
export function checkAddresses(): void {
  const taken = new Map<string, string>();
  for (const kind of pageKinds) {
    for (const name of namesIn(kind)) {
      const [address, file] = [addressOf(kind, name), `${folderOf(kind)}${name}`];
      const other = taken.get(address);
      if (other)
        throw new Error(`Two pages have the address ${address}: ${other} and ${file}. Rename one of them.`);
      taken.set(address, file);
    }
  }
}
