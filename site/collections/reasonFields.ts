import { z } from 'astro/zod';
import { icon, line, several } from './fields.ts';

/** Two or three reasons under one heading: for the agency, or what the reader gains. */
export const reasonFields = z.strictObject({
  heading: line(60),
  entries: several([2, 3], {
    icon,
    title: line(60).describe('A person, a habit, a record or a gain, true on this page alone.'),
    text: line(200).optional().describe('How the reader notices or checks it.'),
  }),
});

export type Reasons = z.infer<typeof reasonFields>;
