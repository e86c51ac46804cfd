import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

/** The colours of the band that a post opens with; its drawing stands on the same ground. */
const POST_GROUNDS = ['indigo', 'teal', 'vermilion', 'amber', 'warm'] as const;

export const postHeroSchema = z.strictObject({
  ground: z.enum(POST_GROUNDS).describe('Colour of the band.'),
  lede: line(220).describe(
    'Under the title: whom the post is for, in 30 words at most, with one fact that can be checked.',
  ),
});

export type PostHero = z.infer<typeof postHeroSchema>;
