import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { allNamed } from '../../../collections/named.ts';

/** `content/records/pay-levels/<name>.yaml`: a level of the agency's one pay table, before tax and for a year. */
export const payLevelSchema = z.strictObject({
  name: line(20).describe('Such as "Level 3".'),
  order: z.number().int().min(1).describe('Place in the table, counted from 1.'),
  pay: several(
    [1],
    z
      .strictObject({
        currency: z.string().regex(/^[A-Z]{3}$/, 'Write the three letters of the currency, such as CAD.'),
        from: z.number().positive(),
        to: z.number().positive(),
      })
      .refine(({ from, to }) => from <= to, 'Write the lower end of the pay first.'),
  ).describe('Pay of a year before tax, once for each currency; both ends alike where it is fixed.'),
  demo: z.boolean().describe('True while the amounts are invented.'),
});

export type YearlyPay = z.infer<typeof payLevelSchema>['pay'][number];

/** Levels in this order, each with its pay in these currencies. Throws an Error where a level lacks one. */
export async function payLevels(ids: readonly string[], currencies: readonly string[]) {
  return (await allNamed('pay-levels', ids)).map(({ id, data: { name, pay } }) => ({
    name,
    pay: currencies.map((currency): YearlyPay => {
      const found = pay.find((one) => one.currency === currency);
      if (!found) throw new Error(`records/pay-levels/${id}.yaml names no pay in ${currency}.`);
      return found;
    }),
  }));
}

/** From the lowest to the highest pay of some levels, currency by currency. */
export const payRange = (levels: readonly { pay: readonly YearlyPay[] }[]): YearlyPay[] =>
  (levels[0]?.pay ?? []).map(({ currency }, at) => {
    const amounts = levels.flatMap(({ pay }) => pay[at] ?? []);
    return {
      currency,
      from: Math.min(...amounts.map(({ from }) => from)),
      to: Math.max(...amounts.map(({ to }) => to)),
    };
  });
