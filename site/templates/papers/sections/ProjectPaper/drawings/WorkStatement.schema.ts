import { z } from 'astro/zod';
import { line } from '../../../../../collections/fields.ts';
import { paperFields, tableFields } from '../../../parts/paperFields.ts';

export const workStatementSchema = z.strictObject({
  ...paperFields(['parties', 'deliverables', 'people', 'bank', 'signatures']),
  labels: z
    .strictObject({
      client: line(20),
      supplier: line(20),
      vat: line(20),
      project: line(20),
      lead: line(20),
      signed: line(20),
      signature: line(20),
    })
    .describe('What the lines and rows are called.'),
  tables: z
    .strictObject({
      deliverables: tableFields(3),
      people: tableFields(5).extend({ total: line(40).describe('Name of the row with the sums.') }),
      bank: tableFields(2),
    })
    .describe('Captions and column heads of the tables.'),
});

export type WorkStatement = z.infer<typeof workStatementSchema>;
