import { readFileSync } from 'node:fs';

/** What the lock file says of an installed package. */
export interface LockedPackage {
  version: string;
  /** As its maker wrote it, such as `MIT`. */
  license: string;
  /** Such as `sha512-…`. */
  integrity: string;
  /** Needed by build tools alone: an installation without them leaves it out. */
  dev?: boolean;
  /** Needed on some machines only. */
  optional?: boolean;
  /** Needed by build tools, or on some machines only. */
  devOptional?: boolean;
}

const inside = 'node_modules/';

/** The name of a package by the folder in which it is installed, however deep. */
export const nameIn = (folder: string): string => folder.slice(folder.lastIndexOf(inside) + inside.length);

/** Every package of the lock file by the folder in which it is installed, such as `node_modules/react`. */
export function lockedPackages(): Map<string, LockedPackage> {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  return new Map(Object.entries(lock.packages).filter(([folder]) => folder !== ''));
}

/** Makers write a licence that SPDX knows behind the name of a file too: `SEE LICENSE IN FILE (CC-BY-4.0)`. */
export const spdx = (license: string): string =>
  /^SEE LICENSE IN .*\(([^()]+)\)$/.exec(license)?.[1] ?? license;
