import { recordNamed } from './recordNamed.ts';
import { ref } from './fields.ts';

/**
 * The label of a button to the contact form, chosen by the reader's intent: the name of a file in
 * `content/records/actions/`, which is replaced by that file's text.
 */
export const action = ref('actions').transform((name) => String(recordNamed('actions', name)['label']));
