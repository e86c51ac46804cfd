import { z } from 'astro/zod';
import { line, ref, several } from '../../collections/fields.ts';

export const figuresSchema = z.strictObject({
  heading: line(60).describe('What the row of figures is, for those who hear the page; it is not shown.'),
  chosen: several([1, 8], ref('figures')).describe('Which figures, in their order.'),
});

export type Figures = z.infer<typeof figuresSchema>;
