import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';

/** The heads of the table, the same for all roles. */
export const payTableWords = z.strictObject({
  level: line(20).describe('Head of the column of levels.'),
  means: line(40).describe('Head of the column that says what a level is.'),
  pay: line(40).describe('Head of a column of amounts; {currency} is filled in.'),
});

export const payTableSchema = z.strictObject({
  heading: line(60).describe('What the role pays.'),
  lede: line(300).describe('What moves the pay up, and who decides; links as `[words](/page/)`.'),
  benefits: z
    .strictObject({
      heading: line(60),
      list: several([2, 4], { title: line(50), text: line(220) }).describe(
        'What comes with this role, each with a number or a date.',
      ),
    })
    .describe('What comes with the pay.'),
});

export type PayTable = z.infer<typeof payTableSchema>;
export type PayTableWords = z.infer<typeof payTableWords>;
