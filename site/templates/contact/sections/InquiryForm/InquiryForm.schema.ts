import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const inquiryFormSchema = z.strictObject({
  heading: line(60).describe(
    'The heading beside the form; the words of the form itself are in `content/popup.yaml`.',
  ),
  lede: line(160).describe('What to write, and what to leave out.'),
});

export type InquiryForm = z.infer<typeof inquiryFormSchema>;
