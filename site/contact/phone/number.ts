import type { Country } from '../../lib/country.ts';
import { countryByDigits } from './countries.ts';

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
}

/**
 * Reads what was typed, pasted or filled in. An international number (`+` or `00` in front) brings its country
 * along; else the country stays. A 0 in front stays: some countries dial it.
 */
export function readNumber(
  raw: string,
  current: Country,
  list: { countries: readonly Country[]; main: readonly string[] },
): PhoneNumber {
  const text = asciiDigits(raw);
  const [, prefix, rest = ''] = /^[^\d+]*(\+|00)(.*)$/s.exec(text) ?? [];
  const dialled = onlyDigits(rest.replace('(0)', ''));
  const country = prefix ? countryByDigits(dialled, current, list) : undefined;
  if (country) return { country, digits: dialled.slice(country.dial_code.length - 1) };
  return { country: current, digits: onlyDigits(text) };
}

/** Where the caret stands after cleaning: with as many digits on its right as before. */
export function caretAfter(raw: string, caret: number, digits: string): number {
  const right = onlyDigits(asciiDigits(raw.slice(caret))).length;
  return Math.max(0, digits.length - right);
}
