import metadata from 'libphonenumber-js/min/metadata';
import flags from 'country-flag-icons/package.json' with { type: 'json' };
import type { Country } from './country.ts';

/** The folder of the site that serves the flags; its name changes with the drawings, so they are immutable. */
export const flagsPath = `/_assets/flags-${flags.version}`;

/** ISO codes by calling code, the country that a shared code mainly belongs to first. */
const byCallingCode: Record<string, readonly string[]> = metadata.country_calling_codes;

/**
 * Every country that has a dial code: the United States first, then the home markets, then by English name.
 * Several countries may share one code.
 * @param homeMarkets ISO codes, in their order
 */
export function countryList(homeMarkets: readonly string[] = []): Country[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  const nameOf = (code: string) => names.of(code) ?? code;
  const entries = Object.entries(byCallingCode).flatMap(([digits, codes]) =>
    codes.map((code) => ({ code, dial_code: `+${digits}`, flag: `${flagsPath}/${code}.svg` })),
  );
  const ahead = ['US', ...homeMarkets];
  const place = ({ code }: Country) => (ahead.includes(code) ? ahead.indexOf(code) : ahead.length);
  return entries.sort((a, b) => place(a) - place(b) || nameOf(a.code).localeCompare(nameOf(b.code), 'en'));
}

/** The countries that a shared dial code mainly belongs to, where another one comes first in the list. */
export function mainCountries(homeMarkets: readonly string[] = []): string[] {
  const first = new Map(
    countryList(homeMarkets)
      .reverse()
      .map(({ code, dial_code }) => [dial_code, code]),
  );
  return Object.entries(byCallingCode)
    .map(([digits, [main = '']]) => ({ main, listed: first.get(`+${digits}`) }))
    .flatMap(({ main, listed }) => (main === listed ? [] : [main]));
}
