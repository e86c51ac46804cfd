import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';

const words = {
  heading: line(60).describe('What was counted.'),
  text: line(260).describe('What one mark of the drawing is, and how it was counted.'),
};
const amount = z.number().int().min(0).max(40);

const squares = z.strictObject({
  ...words,
  kind: z.literal('squares'),
  before: z.number().int().min(1).max(60),
  after: z.number().int().min(1).max(60),
  unit: line(40).describe('What one square is, such as "parts drawn anew".'),
});

const spans = z.strictObject({
  ...words,
  kind: z.literal('spans'),
  length: z.number().min(1).describe('Length of the time line in seconds.'),
  traces: several(2, {
    name: line(60).describe('Which version of the code, with how often it does what it must do once.'),
    spans: several([2, 8], {
      name: line(40).describe('What happens in this span.'),
      from: z.number().min(0).describe('Start in seconds.'),
      to: z.number().min(0).describe('End in seconds.'),
      hit: z.boolean().default(false).describe('True where it does what may happen only once.'),
    }),
  }).describe('One request before and after the comment, span below span.'),
});

const libraries = z.strictObject({
  ...words,
  kind: z.literal('libraries'),
  states: several(3, line(40)).describe(
    'Rebuilt either way, rebuilt only because of the change, and left alone.',
  ),
  groups: several([3, 8], {
    name: line(24),
    counts: several(3, amount).describe('Libraries of each state, in the order of the states.'),
  }).describe('Parts of the workspace, those that depend on others first.'),
});

const devices = z.strictObject({
  ...words,
  kind: z.literal('devices'),
  head: line(24).describe('Head of the first column, such as "Kind of phone".'),
  columns: several(7, line(12)).describe('Seven versions of the system, the oldest first.'),
  rows: several([3, 7], {
    name: line(24),
    passed: z.array(amount).describe('Devices that passed, one number a column.'),
    failed: z.array(amount).describe('Devices that failed, one number a column.'),
  }),
});

/** What a change does to something that can be counted, in one of four drawings. */
export const changeCountSchema = z.discriminatedUnion('kind', [squares, spans, libraries, devices]);

export type ChangeCount = z.infer<typeof changeCountSchema>;
