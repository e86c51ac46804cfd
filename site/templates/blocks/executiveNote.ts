import { getEntry } from 'astro:content';
import { coverFile } from '../../integrations/drawings/coverFile.ts';

/** Who signs the letter, and the cover beside it. Throws an Error when that person has no file. */
export async function executiveNote(signedBy: string) {
  const person = await getEntry('people', signedBy);
  if (!person) throw new Error(`The file people/${signedBy}.yaml is named in the content but is not there.`);
  const picture = await coverFile({
    seed: 'letter',
    composition: 'keys',
    ground: 'pick',
    box: { width: 418, height: 676 },
  });
  return { person: person.data, picture };
}
