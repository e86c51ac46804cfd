import { z } from 'astro/zod';
import { line } from '../collections/fields.ts';

/**
 * `content/records/actions/<name>.yaml`: something a reader may want of you, such as a price. Buttons to the contact
 * form refer to these names, so that each has the same label on every page.
 */
export const actionSchema = z.strictObject({
  label: line(30).describe('What the button says.'),
});
