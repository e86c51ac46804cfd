import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const figuresSchema = z.strictObject({
  /** What the row of figures is, for those who hear the page; it is not shown. */
  heading: line(60),
  /** Which figures, in their order: names of files in `content/figures/`. */
  chosen: z.array(line(40)).min(1).max(8),
});

/**
 * `content/figures/<name>.yaml`: one figure of the company, said here and nowhere else. The name of the file is
 * its place on the page of definitions, such as /figures/#launches.
 */
export const figureSchema = z.strictObject({
  /** The figure as it is written everywhere, such as 67+ or 80%. */
  value: line(8),
  /** What is counted, such as "launches"; figure and label are read together. */
  label: line(30),
  /** What it was counted on, under the label; a percentage names its base here. */
  base: line(80),
  /** How it is counted, exactly enough that somebody else would get the same figure. */
  definition: z.string().trim().min(40, 'Say in a sentence or two how this is counted.'),
  /** The days it covers, such as "January 2022 to December 2025". */
  period: line(60),
  /** What it is counted from, such as "Payroll of both companies". */
  source: line(100),
  /** Who keeps the figure and answers for it: a position. */
  owner: line(60),
  /** Place on the page of definitions, counted from 1. */
  order: z.number().int().min(1),
  /** True while the figure is invented for a demonstration. */
  demo: z.boolean(),
});

export type Figures = z.infer<typeof figuresSchema>;
export type Figure = z.infer<typeof figureSchema>;
