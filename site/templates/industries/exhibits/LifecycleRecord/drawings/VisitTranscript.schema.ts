import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';
import { recordFields } from '../../../parts/recordFields.ts';

export const visitTranscriptSchema = z
  .strictObject({
    form: z.literal('transcript').describe('A conversation of two people, a stroke a minute.'),
    ...recordFields,
    minutes: z.number().int().min(5).max(30).describe('How long it lasts; each minute is one stroke.'),
    unseen: z
      .strictObject({
        from: z.number().int().min(1).max(30).describe('The first minute without a picture.'),
        to: z.number().int().min(1).max(30).describe('The last one.'),
      })
      .describe('The minutes in which only the sound went on.'),
    keys: z
      .strictObject({ all: line(40), unseen: line(40) })
      .describe('What stands behind the number of all minutes and of those without a picture.'),
    columns: z
      .strictObject({ minute: line(16), left: line(24), right: line(24) })
      .describe('Heads of the transcript: the minute and the two speakers.'),
    lines: several([4, 14], {
      minute: z.number().int().min(1).max(30).describe('The minute in which it is said.'),
      by: z.enum(['left', 'right']).describe('Which of the two speaks.'),
      text: line(90).describe('What is said.'),
    }).describe('What the two say, at most one line a minute.'),
  })
  .refine(({ unseen, minutes }) => unseen.from <= unseen.to && unseen.to <= minutes, {
    path: ['unseen'],
    error: 'The minutes without a picture lie within the visit, the first one first.',
  })
  .refine(({ lines, minutes }) => lines.every(({ minute }) => minute <= minutes), {
    path: ['lines'],
    error: 'A line stands after the last minute.',
  })
  .refine(({ lines }) => new Set(lines.map(({ minute }) => minute)).size === lines.length, {
    path: ['lines'],
    error: 'Two lines stand in one minute.',
  });

export type VisitTranscript = z.infer<typeof visitTranscriptSchema>;
