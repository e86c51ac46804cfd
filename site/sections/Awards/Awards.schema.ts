import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const awardsSchema = z.strictObject({
  /** What the badges tell; the badges themselves are in `content/awards/`. Write " & " for the ampersand. */
  heading: line(60),
});

/**
 * `content/awards/<name>.yaml`: an award or review badge. Its drawing is `content/awards/badges/<name>.svg`,
 * square, in one colour.
 */
export const awardSchema = z.strictObject({
  /** What was awarded, such as "Verified agency". */
  title: line(30),
  /** Place in the row, counted from 1. */
  order: z.number().int().min(1),
  /** Who awarded it. */
  issuer: line(30),
  year: z.number().int().min(1990).max(2100),
  /** What was looked at, in one or two short sentences. */
  text: line(100),
  /** What the drawing shows. */
  alt: line(60),
  /** True while award and issuer are invented. */
  demo: z.boolean(),
});

export type Awards = z.infer<typeof awardsSchema>;
export type Award = z.infer<typeof awardSchema>;
