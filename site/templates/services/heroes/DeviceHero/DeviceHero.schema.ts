import { z } from 'astro/zod';
import { action } from '../../../../collections/actions.ts';
import { line, link, several } from '../../../../collections/fields.ts';
import { caseScreenSchema } from '../../../../records/caseScreens.ts';
import { serviceHeroWords } from '../../../../records/heroWords.ts';

/** One phone. */
export const phoneHeroSchema = z.strictObject({
  ...serviceHeroWords,
  ground: z.enum(['teal', 'indigo', 'pick', 'warm', 'amber']).describe('Colour of the band.'),
  composition: z
    .enum(['canopy', 'falling', 'branch', 'litter', 'keys'])
    .describe(
      'What is drawn behind the phone: leaves that hang from the upper edge, one that falls, a branch, leaves on the ground, winged seeds. Neighbours in a menu take different ones.',
    ),
  phone: caseScreenSchema.describe('The screen of a phone that opens the page, larger than life.'),
});

/** One or two screens of different devices, under hanging leaves. */
export const screensHeroSchema = z.strictObject({
  headline: several([1, 4], line(20)).describe(
    'What and for whom, one entry a line: ten words in all. Write " & " for the ampersand.',
  ),
  lede: line(220).describe('The first sentence or two, 30 words at most, with one fact that can be checked.'),
  action: action.describe('The button that opens the contact form.'),
  link: link.describe('The second way on, beside the button.'),
  ground: z.enum(['teal', 'indigo']).describe('Colour of the band.'),
  devices: several([1, 2], caseScreenSchema).describe(
    'One or two screens that stand on the band; the second one is cut by the window.',
  ),
});

export type DeviceHero = z.infer<typeof phoneHeroSchema | typeof screensHeroSchema>;
