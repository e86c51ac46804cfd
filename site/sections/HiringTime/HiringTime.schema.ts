import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const hiringTimeSchema = z.strictObject({
  heading: line(60).describe('What the comparison says.'),
  lede: line(320).describe('What the weeks are spent on, and when the slower way is the better one.'),
});

export type HiringTime = z.infer<typeof hiringTimeSchema>;
