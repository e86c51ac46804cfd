const number = String.raw`\d(?:[\d,]*\d)?(?:\.\d+)?(?:\s?(?:million|lakh|bn|k)\b)?`;
const range = String.raw`${number}(?:\s?(?:to|–|or|and)\s?${number})?`;
const money = new RegExp(
  String.raw`(?<![\w$])(USD|CAD|EUR|GBP|INR|US\$|CA\$|[$€£])[\s\u00A0]?(${range})(?![\d}])`,
  'g',
);

const letters: Record<string, string> = { $: 'USD', US$: 'USD', CA$: 'CAD', '€': 'EUR', '£': 'GBP' };

/** Normalizes an amount, so that `$34` and `USD 34` are the same. */
export const sameWriting = (amount: string): string =>
  amount
    .replace(/^(?:US\$|CA\$|[$€£])/, (sign) => `${letters[sign] ?? sign} `)
    .replace(/^([A-Z]{3})[\s\u00A0]*/, '$1 ')
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .replaceAll(/\s?–\s?/g, ' to ');

/** The amounts of money in a text, as they are written there. */
export const amountsIn = (text: string): string[] => [...text.matchAll(money)].map(([whole]) => whole.trim());
