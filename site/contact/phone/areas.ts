import { readFile } from 'node:fs/promises';
import metadata from 'libphonenumber-js/min/metadata';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { madeOnce } from '../../lib/buildCache.ts';

/** Endings for an area code: a number is only valid with some of them. */
const endings = ['2345678', '234567', '5550148', '4601234', '7654321'];

const areaCodes = Array.from({ length: 1000 }, (_, at) => String(at).padStart(3, '0'));

/** The only country whose numbers may start with this dial code and area code. */
function countryOf(dialCode: string, area: string): string | undefined {
  const numbers = endings.map((ending) => parsePhoneNumberFromString(`+${dialCode}${area}${ending}`));
  const countries = new Set(numbers.flatMap((number) => (number?.isValid() ? (number.country ?? []) : [])));
  return countries.size === 1 ? [...countries][0] : undefined;
}

/** Goes through every area code behind the dial codes that several countries share. */
function find(): Record<string, string[]> {
  const areas: Record<string, string[]> = {};
  for (const [dialCode, [main, ...others]] of Object.entries(metadata.country_calling_codes)) {
    for (const area of others.length > 0 ? areaCodes : []) {
      const country = countryOf(dialCode, area);
      if (country && country !== main) (areas[country] ??= []).push(area);
    }
  }
  return areas;
}

const code = await readFile('site/contact/phone/areas.ts');
const found: Record<string, string[]> = JSON.parse(
  (await madeOnce('areas', [code], async () => Buffer.from(JSON.stringify(find())))).toString(),
);

/**
 * Three-digit area codes by country, where several countries share a dial code: 604 is Canada's. Leaves out those of
 * the dial code's main country. From libphonenumber's numbering plans.
 */
export const areasByCountry: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(found));
