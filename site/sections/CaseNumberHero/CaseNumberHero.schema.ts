import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const caseNumberHeroSchema = z.strictObject({
  number: line(4).describe('The number of the failure, which the heading says as well, such as "41".'),
});

export type CaseNumberHero = z.infer<typeof caseNumberHeroSchema>;
