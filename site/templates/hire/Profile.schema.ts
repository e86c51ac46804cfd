import { z } from 'astro/zod';
import { profileHeroSchema } from '../../sections/ProfileHero/ProfileHero.schema.ts';
import { reviewSentenceSchema } from '../../sections/ReviewSentence/ReviewSentence.schema.ts';
import { roleToolSchema } from '../../sections/RoleTool/RoleTool.schema.ts';
import { startRailSchema } from '../../sections/StartRail/StartRail.schema.ts';
import { hirePageFields } from './shared.ts';

/** A role whose page opens with one profile and its week. */
export const hireProfileSchema = hirePageFields.extend({
  spine: z.literal('profile'),
  hero: profileHeroSchema,
  reviews: reviewSentenceSchema,
  tool: roleToolSchema,
  start: startRailSchema,
});
