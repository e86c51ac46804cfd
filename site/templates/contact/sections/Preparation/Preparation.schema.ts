import { z } from 'astro/zod';
import { icon, line } from '../../../../collections/fields.ts';

export const preparationSchema = z.strictObject({
  heading: line(60),
  lede: line(160),
  items: z
    .array(z.strictObject({ icon, title: line(40), text: line(180) }))
    .min(2)
    .max(4)
    .describe('What helps the first conversation; each optional for the reader.'),
});

export type Preparation = z.infer<typeof preparationSchema>;
