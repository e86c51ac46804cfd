import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const licenceFile = /licen[cs]e|^copying|^(?:third-?party)?-?notice|^disclaimer/i;
const readme = /^readme\.md$/i;

const read = (folder: string, file: string): string =>
  readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();

/** The words under the heading in a read-me that tells of the licence. */
const inReadme = (text: string): string =>
  /^#+ licen[cs]e\n(.*?)(?=\n#+ |$(?![^]))/ims.exec(text)?.[1]?.trim() ?? '';

/**
 * The full licence and notices in an installed package's folder; empty if it has none, or if npm did not install it on
 * this machine.
 */
export function licenceText(folder: string): string {
  if (!existsSync(folder)) return '';
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = entries.flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  // Some packages keep a folder of licences.
  const folders = entries.filter((entry) => entry.isDirectory() && licenceFile.test(entry.name));
  const inFolders = folders.flatMap(({ name }) =>
    readdirSync(join(folder, name)).map((file) => join(name, file)),
  );
  const files = [...names.filter((name) => licenceFile.test(name)), ...inFolders].sort();
  if (files.length > 0) return files.map((file) => read(folder, file)).join('\n\n');
  const file = names.find((name) => readme.test(name));
  return file ? inReadme(read(folder, file)) : '';
}

/** A line that says who holds the copyright: a year, a name or a sign stands behind the word. */
const copyrightLine = /^\W*(Copyright (?:\([cC]\)|©|\d{4}|[A-Z][a-z])[^\n]*)/m;

/**
 * Who holds the copyright by the licence's own line, without addresses, else who made the package; empty where neither
 * is said.
 */
export function copyrightOf(folder: string): string {
  const [, line] = copyrightLine.exec(licenceText(folder)) ?? [];
  // What stands behind the first address tells of single files.
  if (line) return line.replace(/ (?:<|\(?https?:).*/, '').trim();
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return '';
  const { author }: { author?: string | { name?: string } } = JSON.parse(readFileSync(file, 'utf8'));
  const name = typeof author === 'object' ? author.name : author;
  return name?.replace(/ <.*$/, '') ?? '';
}
