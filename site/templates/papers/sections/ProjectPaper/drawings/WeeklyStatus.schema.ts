import { z } from 'astro/zod';
import { line } from '../../../../../collections/fields.ts';
import { paperFields, tableFields } from '../../../parts/paperFields.ts';

export const weeklyStatusSchema = z.strictObject({
  ...paperFields(['hours', 'burn']),
  labels: z
    .strictObject({
      spent: line(40),
      planned: line(40),
      forecast: line(40),
      agreed: line(40),
    })
    .describe('What the lines and rows are called.'),
  tables: z
    .strictObject({
      hours: tableFields(5).extend({ total: line(40).describe('Name of the row with the sums.') }),
      burn: tableFields(3),
    })
    .describe('Captions and column heads of the tables.'),
});

export type WeeklyStatus = z.infer<typeof weeklyStatusSchema>;
