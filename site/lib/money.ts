const whole = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 0 });

/** Both ends with the words between them, or the one amount where both are alike. */
const fromTo = (low: number, high: number, between: string): string =>
  low === high ? whole.format(low) : `${whole.format(low)}${between}${whole.format(high)}`;

/** A range of whole amounts as sentences say it: `USD 2,400 to 6,400`. */
export const amounts = (currency: string, low: number, high: number): string =>
  `${currency} ${fromTo(low, high, ' to ')}`;

/** A range of whole amounts where the currency stands in the table's head: `2,400–6,400`. */
export const span = (low: number, high: number): string => fromTo(low, high, '–');

const exact = new Intl.NumberFormat('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** One amount to the cent: `6,400.00`. */
export const cents = (value: number): string => exact.format(value);

/** One whole amount: `6,400`. */
export const amount = (value: number): string => whole.format(value);

const signs: Record<string, string> = { USD: '$', CAD: 'CA$', EUR: '€', GBP: '£' };

/** The sign of a currency, or its letters and a space, for places as narrow as a chart: `$`. */
export const sign = (currency: string): string => signs[currency] ?? `${currency} `;

/** A range of whole amounts, or the one amount where both ends are alike: `CAD 49,200`. */
export const payWords = ({ currency, from, to }: { currency: string; from: number; to: number }): string =>
  amounts(currency, from, to);
