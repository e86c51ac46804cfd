import { z } from 'astro/zod';
import { line, ref } from '../../../../../collections/fields.ts';
import { paperFields, tableFields } from '../../../parts/paperFields.ts';

export const monthInvoiceSchema = z.strictObject({
  ...paperFields(['parties', 'lines', 'bank']),
  labels: z
    .strictObject({
      from: line(20),
      to: line(20),
      address: line(20),
      date: line(20),
      due: line(20),
      vat: line(20),
      project: line(20),
    })
    .describe('What the lines and rows are called.'),
  tables: z
    .strictObject({
      lines: tableFields(4).extend({
        subtotal: line(40).describe('Names of the rows under the lines.'),
        tax: line(60),
        total: line(40),
      }),
      bank: tableFields(2),
    })
    .describe('Captions and column heads of the tables.'),
  accounts: ref('people').describe('Who answers for invoices; {accounts} in the words.'),
});

export type MonthInvoice = z.infer<typeof monthInvoiceSchema>;
