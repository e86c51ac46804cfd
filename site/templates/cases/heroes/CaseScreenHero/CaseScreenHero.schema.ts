import { z } from 'astro/zod';
import { ownScreen } from '../../records/caseStory.ts';

export const caseScreenHeroSchema = z.strictObject({
  screen: ownScreen.describe('The screen that fills the window from edge to edge: a board, counted from 1.'),
});

export type CaseScreenHero = z.infer<typeof caseScreenHeroSchema>;
