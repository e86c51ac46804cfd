import { z } from 'astro/zod';
import { action } from '../../../../collections/actions.ts';
import { caseScreenSchema } from '../../../../records/caseScreens.ts';
import { line, link } from '../../../../collections/fields.ts';

export const serviceHeroSchema = z.strictObject({
  headline: z
    .array(line(20))
    .min(1)
    .max(4)
    .describe('What and for whom, one entry a line: ten words in all. Write " & " for the ampersand.'),
  lede: line(220).describe('The first sentence or two, 30 words at most, with one fact that can be checked.'),
  action: action.describe('The button that opens the contact form.'),
  link: link.describe('The second way on, beside the button.'),
  ground: z.enum(['teal', 'indigo']).describe('Colour of the band.'),
  devices: z
    .array(caseScreenSchema)
    .min(1)
    .max(2)
    .describe('One or two screens that stand on the band; the second one is cut by the window.'),
});

export type ServiceHero = z.infer<typeof serviceHeroSchema>;
