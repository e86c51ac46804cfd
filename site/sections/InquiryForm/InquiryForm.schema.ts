import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const inquiryFormSchema = z.strictObject({
  /** The heading beside the form; the words of the form itself are in `content/popup.yaml`. */
  heading: line(60),
  /** What to write, and what to leave out. */
  lede: line(160),
});

export type InquiryForm = z.infer<typeof inquiryFormSchema>;
