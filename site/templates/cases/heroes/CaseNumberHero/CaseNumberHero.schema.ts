import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const caseNumberHeroSchema = z.strictObject({
  number: line(6).describe('The number that the heading or its summary says as well, such as "41".'),
});

export type CaseNumberHero = z.infer<typeof caseNumberHeroSchema>;
