import { recordNamed } from './recordNamed.ts';
import { ref } from './fields.ts';

/**
 * What a button to the contact form says, chosen by what the reader means to do: the name of a file in
 * `content/records/actions/`. It is read as the words of that file.
 */
export const action = ref('actions').transform((name) => String(recordNamed('actions', name)['label']));
