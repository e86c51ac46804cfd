import { z } from 'astro/zod';
import { talliedSchema } from '../art/charts/tally.schema.ts';
import { byOrder } from '../collections/byOrder.ts';
import { line, several } from '../collections/fields.ts';
import { allNamed } from '../collections/named.ts';
import { entriesOf } from '../collections/entries.ts';

/**
 * `content/records/figures/<name>.yaml`: one figure of the company or its clients, said here and nowhere else. The name of the file is
 * its place on the page of definitions, such as /figures/#launches.
 */
export const figureSchema = z.strictObject({
  value: line(10).describe('The figure as it is written everywhere, such as 67+ or 80%.'),
  label: line(30).describe('What is counted, such as "launches"; figure and label are read together.'),
  base: line(80).describe('What it was counted on, under the label; a percentage names its base here.'),
  definition: z
    .string()
    .trim()
    .min(40, 'Say in a sentence or two how this is counted.')
    .describe('How it is counted, exactly enough that somebody else would get the same figure.'),
  strokes: several([1, 2], talliedSchema).describe(
    'The figure as strokes to count; two rows where it compares two numbers.',
  ),
  period: line(60).describe('The days it covers, such as "January 2022 to December 2025".'),
  source: line(100).describe('What it is counted from, such as "Payroll of both companies".'),
  owner: line(60).describe('Who keeps the figure and answers for it: a position.'),
  of: z
    .enum(['agency', 'client'])
    .default('agency')
    .describe(
      'Whether it counts the agency, or what changed at a client; the page of definitions keeps them apart.',
    ),
  order: z.number().int().min(1).describe('Place on the page of definitions, counted from 1.'),
  demo: z.boolean().describe('True while the figure is invented for a demonstration.'),
});

export type Figure = z.infer<typeof figureSchema>;

/** The company's figures with these ids, in this order. */
export const figures = async (ids: readonly string[]) =>
  (await allNamed('figures', ids)).map(({ id, data }) => ({ ...data, id }));

/** All figures of the agency, or all that tell what changed at its clients, in the order of their definitions. */
export const allFigures = async (of: Figure['of']) =>
  byOrder(await entriesOf('figures')).filter((figure) => figure.of === of);
