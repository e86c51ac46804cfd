import { z } from 'astro/zod';
import { line, link } from '../../lib/fields.ts';

export const hireSchema = z.strictObject({
  /** How many roles there are and what follows; write " & " for the ampersand. */
  heading: line(60),
  /** Who decides, and when somebody else is the better hire. */
  lede: line(240),
  /** The way to all roles. */
  link,
});

export type Hire = z.infer<typeof hireSchema>;
