import { z } from 'astro/zod';
import { line } from './fields.ts';

/**
 * `content/clients/<slug>.yaml`: one company of the logo strip. Its drawing is
 * `content/clients/wordmarks/<slug>.svg`, 34 units high, in one colour, letters as outlines.
 */
export const clientSchema = z.strictObject({
  /** The company's name as it writes itself. */
  name: line(40),
  /** Place in the logo strip, counted from 1. */
  order: z.number().int().min(1),
  /** What the company does, such as "Frozen food distribution". */
  industry: line(40),
  /** Town and region, such as "Moncton, New Brunswick". */
  place: line(60),
  /** What a screen reader says for the word-mark: the name and nothing else. */
  alt: line(40),
  /** True while the company is invented; set it to false only for a real client who agreed to be shown. */
  demo: z.boolean(),
});
