import { copyrightOf, licenceText } from './licenceTexts.ts';
import { parts, type Part } from '../../../records/parts.ts';
import { single } from '../../../collections/single.ts';

/** The address of the file with all licences in full. */
export const NOTICES_FILE = '/notices.txt';

const RULE = '='.repeat(80);

/** A part with its full licence; if its package has no licence file, its declared licence and copyright stand alone. */
function notice({ name, version, licence, folder }: Part): string {
  const head = `${name} ${version}\n${licence}\n${copyrightOf(folder)}`.trimEnd();
  return `${RULE}\n${head}\n${RULE}\n\n${licenceText(folder)}`.trimEnd();
}

/** Every part of others that ships, with its licence and notices in full, as the packages hold them. */
export async function noticesText(): Promise<string> {
  const { file } = await single('notices');
  return `${[file, ...parts().map(notice)].join('\n\n\n')}\n`;
}
