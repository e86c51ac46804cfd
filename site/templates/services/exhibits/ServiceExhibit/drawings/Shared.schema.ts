import { z } from 'astro/zod';
import { icon, line, several } from '../../../../../collections/fields.ts';

export const sharedSchema = z.strictObject({
  heading: line(60).describe('How much of one app is written once.'),
  lede: line(260).describe('What the drawing means for the reader’s money, time or risk.'),
  words: z
    .strictObject({ shared: line(40), ios: line(40), android: line(40) })
    .describe('What a square of each colour is: for both phones, for one, for the other.'),
  parts: several([3, 6], {
    name: line(24).describe('What its files have in common, such as "Screens".'),
    files: z.number().int().min(1).max(120).describe('How many there are; each is one square.'),
    for: z.enum(['shared', 'ios', 'android']).describe('For which phones they are.'),
    text: line(120).describe('What stands in them.'),
  }).describe('The whole app in the order of the bar, the shared parts first.'),
  note: line(260).describe('Under the bar: how it was counted, and what would stand there twice.'),
  effects: several([2, 4], { icon, title: line(40), text: line(160) }).describe(
    'What the reader gains by it, each testable.',
  ),
});

export type SharedContent = z.infer<typeof sharedSchema>;
