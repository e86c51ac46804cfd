import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { fontsSchema } from '../art/fonts.schema.ts';
import { bundledFile, deskBundledFile } from '../lib/bundledFile.ts';
import { lockedPackages, nameIn, spdx } from '../lib/lockFile.ts';
import { runFrom, takenFrom } from '../lib/packageFile.ts';
import { contentDir } from '../lib/paths.ts';

/**
 * Where a part ends up: as `code` in browsers, in `files` that pages show (drawings, fonts, data from the build),
 * installed with the `service`, or in the bundle by which that renders the `desk`.
 */
export type Reach = 'code' | 'files' | 'service' | 'desk';

/** A third-party package that ships, in whole or in part. */
export interface Part {
  name: string;
  version: string;
  /** SPDX name, such as `MIT`. */
  licence: string;
  /** Where it is installed. */
  folder: string;
  reaches: Reach[];
  /** Only installed on some machines, or never loaded at run time. */
  optional: boolean;
}

/** The packages of fonts that the content chooses. */
function fontPackages(): string[] {
  const fonts = fontsSchema.parse(parse(readFileSync(join(contentDir, 'brand', 'fonts.yaml'), 'utf8')));
  return Object.values(fonts).flatMap(({ file }) => /^(?:@[^/]+\/)?[^/]+/.exec(file) ?? []);
}

/** The packages whose code the bundler took, as it noted them in a file; none before the first build. */
const bundledPackages = (file: string): string[] =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];

/** Whether visitors get it. */
export const reachesBrowsers = ({ reaches }: Pick<Part, 'reaches'>): boolean =>
  reaches.includes('code') || reaches.includes('files');

/**
 * Every package that ships, sorted by name, once per version: what is bundled, what the build draws from, and what npm
 * installs without dev dependencies.
 */
export function parts(): Part[] {
  const code = new Set([...bundledPackages(bundledFile), ...runFrom]);
  const desk = new Set(bundledPackages(deskBundledFile));
  const files = new Set<string>([...takenFrom, ...fontPackages()].filter((name) => !runFrom.includes(name)));
  const shipped = new Map<string, Part>();
  for (const [folder, { version, license, dev, optional, devOptional }] of lockedPackages()) {
    const name = nameIn(folder);
    // Pages use the copies that the project itself resolves, not one nested in another package.
    const own = folder === `node_modules/${name}`;
    const reaches: Reach[] = [
      ...(own && code.has(name) ? (['code'] as const) : []),
      ...(own && files.has(name) ? (['files'] as const) : []),
      ...(dev ? [] : (['service'] as const)),
      ...(own && desk.has(name) ? (['desk'] as const) : []),
    ];
    const key = `${name}@${version}`;
    const known = shipped.get(key);
    if (known) known.reaches = [...new Set([...known.reaches, ...reaches])];
    else if (reaches.length > 0) {
      const some = Boolean(optional ?? devOptional);
      shipped.set(key, { name, version, licence: spdx(license), folder, reaches, optional: some });
    }
  }
  return [...shipped.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
