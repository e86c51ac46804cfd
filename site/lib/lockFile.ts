import { readFileSync } from 'node:fs';

/** What the lock file says of an installed package. */
export interface LockedPackage {
  version: string;
  /** As its maker wrote it, such as `MIT`. */
  license: string;
  /** Such as `sha512-…`. */
  integrity: string;
  /** Dev dependency: `npm ci --omit=dev` leaves it out. */
  dev?: boolean;
  /** Only installed on some machines. */
  optional?: boolean;
  /** Dev dependency, or only installed on some machines. */
  devOptional?: boolean;
}

const inside = 'node_modules/';

/** The name of a package, by its install folder, however deeply nested. */
export const nameIn = (folder: string): string => folder.slice(folder.lastIndexOf(inside) + inside.length);

/** Every package of the lock file, by its install folder, such as `node_modules/react`. */
export function lockedPackages(): Map<string, LockedPackage> {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  return new Map(Object.entries(lock.packages).filter(([folder]) => folder !== ''));
}

/** Some packages give the SPDX name only after that of a file: `SEE LICENSE IN FILE (CC-BY-4.0)`. */
export const spdx = (license: string): string =>
  /^SEE LICENSE IN .*\(([^()]+)\)$/.exec(license)?.[1] ?? license;
