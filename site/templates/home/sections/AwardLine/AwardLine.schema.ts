import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const awardLineSchema = z.strictObject({
  heading: line(60).describe('Before the badges; the badges themselves are in `content/records/awards/`.'),
});

export type AwardLine = z.infer<typeof awardLineSchema>;
