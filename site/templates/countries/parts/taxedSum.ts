/** An amount to the cent. */
const toCents = (value: number): number => Math.round(value * 100) / 100;

/** Per cent of two taxes together, without the dust of binary fractions: 5 and 9.975 are 14.975. */
export const percentOf = (national: number, local: number): number =>
  Math.round((national + local) * 1000) / 1000;

/** The tax on an amount, to the cent. */
export const taxOn = (sum: number, percent: number): number => toCents((sum * percent) / 100);

/** An amount in another currency with a tax on it; each line is rounded to the cent, so that the lines add up. */
export function taxedSum(work: number, exchange: number, percent: number) {
  const converted = toCents(work / exchange);
  const tax = taxOn(converted, percent);
  return { converted, tax, due: toCents(converted + tax) };
}
