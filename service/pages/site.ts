import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { mediaTypeOf } from '../../contract/mediaTypes.ts';

/** A text, compressed in memory as the build left it, and uncompressed in its file. */
interface TextFile {
  kind: 'text';
  type: string;
  file: string;
  br: Buffer | null;
  gzip: Buffer | null;
  /** Entity tag of the content in memory, without quotes and coding. */
  tag: string;
}

/** A file that is read from disk on each request. */
interface DiskFile {
  kind: 'disk';
  type: string;
  file: string;
}

export type SiteFile = TextFile | DiskFile;

const isHidden = (path: string) =>
  path.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
/** Files that the build writes only for static hosts. */
const isForHosts = (path: string) => path === '/_headers' || path === '/_redirects';
const isCompressed = (path: string) => /\.(?:br|gz)$/.test(path);

/** The path at which a file is served: `/pricing/` for `/pricing/index.html`. */
const addressOf = (path: string) => path.replace(/(?<=\/)index\.html$/, '');

/**
 * The built site, by path. Texts are the files that the build has compressed (`.br` or `.gz` beside them); once they
 * exceed `memoryBytes`, the rest is served from disk, uncompressed. Hidden and compressed files have no path of their
 * own.
 * @throws when the folder cannot be read
 */
export function loadSite(folder: string, memoryBytes: number): Map<string, SiteFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  const all = new Set(paths);
  const read = (path: string) => (all.has(path) ? readFileSync(join(folder, path)) : null);
  let left = memoryBytes;

  function load(path: string): SiteFile {
    const type = mediaTypeOf(path);
    const br = read(`${path}.br`);
    const gzip = read(`${path}.gz`);
    const content = br ?? gzip;
    left -= (br?.length ?? 0) + (gzip?.length ?? 0);
    if (!content || left < 0) return { kind: 'disk', type, file: join(folder, path) };
    return {
      kind: 'text',
      type,
      file: join(folder, path),
      br,
      gzip,
      tag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    };
  }

  const served = paths.filter((path) => !isHidden(path) && !isCompressed(path) && !isForHosts(path));
  return new Map(served.map((path) => [addressOf(path), load(path)]));
}
