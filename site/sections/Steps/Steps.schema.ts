import { z } from 'astro/zod';
import { talliedSchema } from '../../art/charts/tally.schema.ts';
import { action } from '../../collections/actions.ts';
import { factName, line, several } from '../../collections/fields.ts';

const heading = line(60).describe('What the steps lead to. Write " & " for the ampersand.');
const lede = line(240).describe('Who decides, and what the steps ask of the reader.');

const what = {
  title: line(40).describe('What, in a few words.'),
  text: line(260).describe('Who does it, and what comes of it, in one to three sentences.'),
};
const dated = { when: line(20).describe('When, such as "Day 3" or "Within 24 hours".'), ...what };
const marks = (least: number, most: number) =>
  z.number().int().min(least).max(most).describe('How many marks it has, such as one for each day.');

const inOrder = 'The steps in their order.';

/** A plan whose days or hours can be counted: as bars, side by side. */
export const barStepsSchema = z.strictObject({
  heading,
  lede,
  steps: several([3, 5], {
    ...dated,
    marks: marks(1, 10),
    lead: z
      .boolean()
      .default(false)
      .describe('True for the step that is free of charge or decides; its bars stand out.'),
  }).describe(inOrder),
});

/** Steps that take days or weeks, a stroke each. */
export const dayStepsSchema = z.strictObject({
  heading,
  lede,
  steps: several([3, 6], { ...dated, marks: marks(0, 6) }).describe(inOrder),
});

/** What happens by the clock, such as after a brief was sent. */
export const clockStepsSchema = z.strictObject({
  heading,
  steps: several([3, 5], { ...dated, fact: factName }).describe(inOrder),
  action: action.optional().describe('A button under the steps that opens the contact form.'),
});

/** What the reader holds and from when: each thing adds a stroke. */
export const strokeStepsSchema = z.strictObject({
  heading,
  lede,
  steps: several([2, 9], dated).describe(inOrder),
});

/** What happened at two places. */
export const sideStepsSchema = z.strictObject({
  heading,
  lede,
  steps: several([3, 8], {
    ...dated,
    side: z
      .enum(['first', 'second', 'both'])
      .describe('Where: at the first office of the site settings, at the second, or at both.'),
  }).describe(inOrder),
});

/** What something passes, such as candidates before the reader meets them. */
export const numberedStepsSchema = z.strictObject({
  heading,
  lede,
  tally: talliedSchema.optional().describe('What the lede counts, drawn as strokes under it.'),
  steps: several([3, 5], what).describe(inOrder),
});

/** What a sheet settles, clause by clause, each with its date in the margin. */
export const sheetStepsSchema = z.strictObject({
  heading,
  steps: several([3, 6], { ...dated, fact: factName }).describe(inOrder),
  tally: talliedSchema.describe('How long it holds, or what it takes, as strokes at the foot of the sheet.'),
});
