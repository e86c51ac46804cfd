import { z } from 'astro/zod';
import { line, link } from '../../../../collections/fields.ts';

export const hireSchema = z.strictObject({
  heading: line(60).describe('How many roles there are and what they cost; write " & " for the ampersand.'),
  lede: line(240).describe('Who decides, and when somebody else is the better hire.'),
  link: link.describe('The way to all roles.'),
});

export type Hire = z.infer<typeof hireSchema>;
