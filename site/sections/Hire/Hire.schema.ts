import { z } from 'astro/zod';
import { line, link, pagePath } from '../../lib/fields.ts';

export const hireSchema = z.strictObject({
  /** How many roles there are and what follows; write " & " for the ampersand. */
  heading: line(60),
  /** Who decides, and when somebody else is the better hire. */
  lede: line(240),
  /** The way to all roles. */
  link,
});

/** `content/roles/<name>.yaml`: somebody you can hire, with a page of its own. */
export const roleSchema = z
  .strictObject({
    /** The role in the plural, such as "iOS developers". */
    name: line(40),
    /** The beginning of the name that tells it apart in a list, such as "iOS". */
    short: line(30),
    /** Place in the list, counted from 1. */
    order: z.number().int().min(1),
    /** Whose hiring time applies: the name of a file in `content/hiring/`. */
    kind: line(30),
    page: pagePath,
  })
  .refine(({ name, short }) => name.startsWith(short), {
    path: ['short'],
    error: 'Write the first words of the name here.',
  });

/** `content/hiring/<name>.yaml`: how long it takes until somebody of this kind works for you. */
export const hiringSchema = z.strictObject({
  /** The kind in the plural, such as "Developers". */
  name: line(30),
  /** Place in the row, counted from 1. */
  order: z.number().int().min(1),
  /** From your choice to the first day, such as "2 days". */
  onboarding: line(16),
  /** From the request to the first day through us, such as "1–2 weeks". */
  provider: line(16),
  /** The same on your own payroll, such as "6–12 weeks". */
  inHouse: line(16),
});

export type Hire = z.infer<typeof hireSchema>;
export type Role = z.infer<typeof roleSchema>;
export type Hiring = z.infer<typeof hiringSchema>;
