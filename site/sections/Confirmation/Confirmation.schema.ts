import { z } from 'astro/zod';
import { line, link } from '../../lib/fields.ts';

export const confirmationSchema = z.strictObject({
  /** Says that the brief arrived: ten words at most. */
  headline: line(60),
  /** Who reads it and by when the answer comes. */
  lede: line(200),
  /** What the reader can do meanwhile. */
  link,
});

export type Confirmation = z.infer<typeof confirmationSchema>;
