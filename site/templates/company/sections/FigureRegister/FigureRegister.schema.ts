import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const figureRegisterSchema = z.strictObject({
  heading: line(60).describe(
    'What the definitions have in common; the figures themselves are in `content/records/figures/`.',
  ),
  lede: line(220).describe('How often they are counted anew, and what they cannot tell.'),
  labels: z
    .strictObject({ period: line(20), source: line(20), owner: line(20) })
    .describe('What stands before the days covered, the source and the position that answers for a figure.'),
});

export type FigureRegister = z.infer<typeof figureRegisterSchema>;
