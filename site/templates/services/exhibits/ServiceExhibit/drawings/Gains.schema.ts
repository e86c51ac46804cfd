import { z } from 'astro/zod';
import { icon, line, ref, several } from '../../../../../collections/fields.ts';

export const gainsSchema = z.strictObject({
  heading: line(70).describe('What goes wrong today, in the words of a buyer.'),
  text: several([1, 3], line(420)).describe('Who meets the problem and what it costs.'),
  gains: several(
    [2, 4],
    z
      .strictObject({
        icon,
        value: line(20).optional().describe('A number, where it is no figure of the company.'),
        figure: ref('figures').optional().describe('A figure of the company, shown with its strokes.'),
        title: line(50).describe('What gets better.'),
        text: line(280).describe('Base, period and what else moved it; links as `[words](/page/)`.'),
        fact: line(40).optional().describe('Name of the fixed fact that this states.'),
      })
      .refine(({ value, figure }) => (value === undefined) !== (figure === undefined), {
        error: 'Write either a value or the name of a figure.',
      }),
  ).describe('What the reader gains, each with its number.'),
});

export type GainsContent = z.infer<typeof gainsSchema>;
