import { named } from '../collections/named.ts';
import { single } from '../collections/single.ts';

/** The note by the person who signs for the agency, in two sentences. */
export async function shortNote() {
  const { executiveNote, noteLine } = await single('shared-words');
  const { data } = await named('people', executiveNote.signedBy);
  return { short: noteLine.short, person: { name: data.name, position: data.position } };
}
