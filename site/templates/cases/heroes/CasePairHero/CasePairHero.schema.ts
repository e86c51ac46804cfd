import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';
import { ownScreen } from '../../records/caseStory.ts';

const half = z.strictObject({
  label: line(40).describe('When this was, and how: a few words over the screen.'),
  screen: ownScreen.describe('A board, counted from 1.'),
});

export const casePairHeroSchema = z.strictObject({
  before: half.describe('How it was done, on the left.'),
  after: half.describe('How it is done now, on the right.'),
});

export type CasePairHero = z.infer<typeof casePairHeroSchema>;
