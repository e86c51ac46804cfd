import metadata from 'libphonenumber-js/min/metadata';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** What may follow an area code; a number is only sound with some. */
const endings = ['2345678', '234567', '5550148', '4601234', '7654321'];

const areaCodes = Array.from({ length: 1000 }, (_, at) => String(at).padStart(3, '0'));

/** The country that alone has numbers with an area code behind a dial code. */
function countryOf(dialCode: string, area: string): string | undefined {
  const numbers = endings.map((ending) => parsePhoneNumberFromString(`+${dialCode}${area}${ending}`));
  const countries = new Set(numbers.flatMap((number) => (number?.isValid() ? (number.country ?? []) : [])));
  return countries.size === 1 ? [...countries][0] : undefined;
}

let once: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * Area codes of three digits by the country that has them, where several share a dial code: 604 is Canada's. Those of the
 * country to which the dial code mainly belongs are left out. From libphonenumber's numbering plans.
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
