import { z } from 'astro/zod';
import { line, link } from '../../lib/fields.ts';
import { caseScreenSchema } from '../../records/caseScreens.ts';
import { shortAnswersSchema } from '../../records/shortAnswers.ts';

export const phoneHeroSchema = z.strictObject({
  headline: line(70).describe('What and for whom, in ten words at most; the search phrase stands in it.'),
  lede: line(220).describe('The first sentence or two, 30 words at most, with one fact that can be checked.'),
  action: line(30).describe('Words of the button that opens the contact form.'),
  link: link.describe('The second way on, beside the button.'),
  ground: z.enum(['teal', 'indigo']).describe('Colour of the band.'),
  phone: caseScreenSchema.describe('The screen of a phone that opens the page, larger than life.'),
  answers: shortAnswersSchema,
});

export type PhoneHero = z.infer<typeof phoneHeroSchema>;
