import { z } from 'astro/zod';
import { line, several, time } from '../../../../../collections/fields.ts';
import { recordFields } from '../../../parts/recordFields.ts';

export const wardLogSchema = z
  .strictObject({
    form: z.literal('hours').describe('The log of one shift, hour by hour.'),
    ...recordFields,
    roles: several([3, 6], {
      letter: z
        .string()
        .regex(/^[a-z]$/, 'Write one small letter.')
        .describe('Stands for this role in the hours.'),
      name: line(24).describe('Who writes entries, as the column says it.'),
    }).describe('The roles that write into the log; each has a column.'),
    columns: z
      .strictObject({ hour: line(12), entry: line(30) })
      .describe('Heads of the first and the last column.'),
    hours: several([6, 14], {
      at: time.describe('When the hour begins.'),
      marks: z
        .string()
        .regex(/^[A-Za-z]{1,24}$/, 'Write the letters of the roles without spaces.')
        .describe('One letter an entry; a capital where the entry was copied by hand from another system.'),
      entry: line(120).describe('One of the entries of this hour, in words.'),
    }),
    keys: z
      .strictObject({ once: line(60), copied: line(60) })
      .describe('What the strokes of both kinds are; their number stands before the words.'),
  })
  .refine(
    ({ roles, hours }) => {
      const known = new Set(roles.map(({ letter }) => letter));
      return hours.every(({ marks }) => [...marks.toLowerCase()].every((letter) => known.has(letter)));
    },
    { path: ['hours'], error: 'An hour has a letter that stands for no role.' },
  );

export type WardLog = z.infer<typeof wardLogSchema>;
