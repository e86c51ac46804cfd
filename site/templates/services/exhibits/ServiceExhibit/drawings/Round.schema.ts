import { z } from 'astro/zod';
import { icon, line, several } from '../../../../../collections/fields.ts';

export const roundSchema = z.strictObject({
  heading: line(60).describe('What changes for those who hold the phone.'),
  lede: line(260).describe('What the drawing means for the reader’s money, time or risk.'),
  words: z
    .strictObject({ sent: line(40), kept: line(40) })
    .describe('What a standing stroke is (saved with signal) and a hanging one (saved without).'),
  stretches: several([3, 9], {
    place: line(30).describe('Where this part of the day is worked, such as "Basements, Main Street".'),
    from: line(8).describe('When it begins, such as "08:10".'),
    records: z.number().int().min(1).max(40).describe('How many records are saved there.'),
    signal: z.boolean().describe('Whether the phone has signal there.'),
  }).describe('One working day in its order.'),
  note: line(260).describe('Under the drawing: what happens to the records saved without signal.'),
  effects: several([2, 4], { icon, title: line(40), text: line(160) }).describe(
    'What the person who holds the phone gains, each testable.',
  ),
});

export type RoundContent = z.infer<typeof roundSchema>;
