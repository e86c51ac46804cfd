import { z } from 'astro/zod';
import { line, ref, several } from '../../../../collections/fields.ts';
import { paperFields, tableFields } from '../../parts/paperFields.ts';

export const supplierSheetSchema = z.strictObject({
  ...paperFields(['companies', 'contacts', 'rates', 'certificates', 'references']),
  references: several(3, ref('reviews')).describe('Clients who take calls, by their reviews.'),
  people: z.strictObject({
    accounts: ref('people').describe('Who answers for invoices; {accounts} in the words.'),
    delivery: ref('people').describe('Who answers for the work; {delivery} in the words.'),
  }),
  labels: z
    .strictObject({
      address: line(20),
      email: line(20),
      phone: line(20),
      hours: line(20),
      hoursText: line(40).describe('{from} and {to} are filled in.'),
      demo: line(20).describe('What stands behind an invented number.'),
    })
    .describe('What the lines and rows are called.'),
  tables: z
    .strictObject({
      rates: tableFields(2),
      certificates: tableFields(4),
      references: tableFields(3),
    })
    .describe('Captions and column heads of the tables.'),
});

export type SupplierSheet = z.infer<typeof supplierSheetSchema>;
