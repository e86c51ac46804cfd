import { z } from 'astro/zod';
import { action } from '../collections/actions.ts';
import { line, ref, several } from '../collections/fields.ts';
import { recordNamed } from '../collections/recordNamed.ts';

/** `content/records/banners/<name>.yaml`: the text of a call to action, named after what the reader may want. */
export const bannerSchema = z.strictObject({
  headline: several([1, 3], line(28)).describe(
    'The headline, one entry a line; the lines read on as one sentence.',
  ),
  text: line(300).describe('What happens after the click, by when, and what to do if it did not.'),
  action,
});

/** The banner that a page chooses; it is read as the words of its record. */
export const banner = ref('banners')
  .describe('Which call to action stands here: the name of a file in records/banners/.')
  .transform((name) => bannerSchema.parse(recordNamed('banners', name)));
