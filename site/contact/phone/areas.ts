import metadata from 'libphonenumber-js/min/metadata';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Endings for an area code: a number is only valid with some of them. */
const endings = ['2345678', '234567', '5550148', '4601234', '7654321'];

const areaCodes = Array.from({ length: 1000 }, (_, at) => String(at).padStart(3, '0'));

/** The only country whose numbers may start with this dial code and area code. */
function countryOf(dialCode: string, area: string): string | undefined {
  const numbers = endings.map((ending) => parsePhoneNumberFromString(`+${dialCode}${area}${ending}`));
  const countries = new Set(numbers.flatMap((number) => (number?.isValid() ? (number.country ?? []) : [])));
  return countries.size === 1 ? [...countries][0] : undefined;
}

let once: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * Three-digit area codes by country, where several countries share a dial code: 604 is Canada's. Leaves out those of
 * the dial code's main country. From libphonenumber's numbering plans.
 */
export function areasByCountry(): ReadonlyMap<string, readonly string[]> {
  if (once) return once;
  const areas = new Map<string, string[]>();
  for (const [dialCode, [main, ...others]] of Object.entries(metadata.country_calling_codes)) {
    for (const area of others.length > 0 ? areaCodes : []) {
      const country = countryOf(dialCode, area);
      if (country && country !== main) areas.set(country, [...(areas.get(country) ?? []), area]);
    }
  }
  return (once = areas);
}
