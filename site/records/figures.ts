import { getCollection } from 'astro:content';
import { byOrder } from '../lib/byOrder.ts';
import { allNamed } from './named.ts';
import { z } from 'astro/zod';
import { line } from '../lib/fields.ts';

/**
 * `content/records/figures/<name>.yaml`: one figure of the company, said here and nowhere else. The name of the file is
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

export type Figure = z.infer<typeof figureSchema>;

/** The company's figures with these ids, in this order. */
export const figures = async (ids: readonly string[]) =>
  (await allNamed('figures', ids)).map(({ id, data }) => ({ ...data, id }));

/** All of the company's figures in the order of their definitions. */
export const allFigures = async () => byOrder(await getCollection('figures'));
