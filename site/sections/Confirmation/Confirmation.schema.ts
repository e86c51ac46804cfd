import { z } from 'astro/zod';
import { line, link } from '../../lib/fields.ts';

export const confirmationSchema = z.strictObject({
  headline: line(60).describe('Says that the brief arrived: ten words at most.'),
  lede: line(200).describe('Who reads it and by when the answer comes.'),
  link: link.describe('What the reader can do meanwhile.'),
});

export type Confirmation = z.infer<typeof confirmationSchema>;
