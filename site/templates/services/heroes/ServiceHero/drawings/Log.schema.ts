import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';
import { measuredWords } from './measured.fields.ts';

export const logSchema = z.strictObject({
  ...measuredWords,
  columns: z.strictObject({ call: line(20), alarm: line(20), minutes: line(20) }),
  calls: several([5, 12], {
    at: line(20).describe('Day and time, such as "2 Oct, 03:12".'),
    alarm: line(50),
    minutes: z.int().min(1).max(40).describe('Minutes until an engineer answered; each is one stroke.'),
  }),
  target: z.int().min(1).describe('Minutes that the contract allows; longer answers are marked.'),
});

export type LogContent = z.infer<typeof logSchema>;
