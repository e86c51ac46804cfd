import type { Country } from './country.ts';
import { countryByDigits, type DialledCountry } from './countries.ts';
import { dividedNumber } from './extension.ts';

const digit = /\p{Nd}/u;

/** The value of a decimal digit of any script: its place after the zero of its row. */
function valueOf(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  let zero = point;
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((point - zero) % 10);
}

/** The text with digits and signs of every script and width as ASCII. */
const asciiDigits = (text: string): string => text.normalize('NFKC').replace(/\p{Nd}/gu, valueOf);

const onlyDigits = (text: string) => text.replace(/\D/g, '');

export interface PhoneNumber {
  /** Digits without the dial code. */
  digits: string;
  country: Country;
  /** What was left out, where the number came with an extension. */
  extension?: string | undefined;
}

interface Countries {
  countries: readonly DialledCountry[];
  /** ISO codes that a shared dial code mainly belongs to. */
  main: readonly string[];
}

/**
 * Returns a function that parses what was typed, pasted or filled in. An international number (leading `+` or `00`)
 * brings its country along; otherwise the country stays. A leading 0 stays, since some countries dial it. The field
 * shows no `+`, so the parser remembers it until the digits after it identify a country.
 */
export function numberReader(): (raw: string, current: Country, list: Countries) => PhoneNumber {
  let plus = false;
  return (raw, current, list) => {
    const { number: typed, extension } = dividedNumber(asciiDigits(raw));
    const text = plus && /^(?!00)\d/.test(typed) ? `+${typed}` : typed;
    const [, prefix, rest = ''] = /^[^\d+]*(\+|00)(.*)$/s.exec(text) ?? [];
    const dialled = onlyDigits(rest.replace('(0)', ''));
    const country = prefix ? countryByDigits(dialled, current, list) : undefined;
    plus = prefix === '+' && !country;
    if (country) return { country, digits: dialled.slice(country.dial_code.length - 1), extension };
    return { country: current, digits: plus ? dialled : onlyDigits(text), extension };
  };
}

/** Where the caret stands after cleaning: with as many digits on its right as before. */
export function caretAfter(raw: string, caret: number, digits: string): number {
  const right = onlyDigits(asciiDigits(raw.slice(caret))).length;
  return Math.max(0, digits.length - right);
}
