import type { Country } from './country.ts';

/** The country list at its address. Rejects when it cannot be had. */
export async function fetchCountries(address: string): Promise<Country[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error();
  return response.json();
}

/** A country, with the area codes that are its own behind a shared dial code once they are known. */
export interface DialledCountry extends Country {
  areas?: readonly string[] | undefined;
}

/**
 * The country whose dial code begins these digits. A shared code belongs to the country that has the area code, else it
 * stays with the current country if that has it.
 */
export function countryByDigits(
  digits: string,
  current: Country,
  { countries, main }: { countries: readonly DialledCountry[]; main: readonly string[] },
): Country | undefined {
  const fitting = countries.filter(({ dial_code }) => digits.startsWith(dial_code.slice(1)));
  const longest = Math.max(...fitting.map(({ dial_code }) => dial_code.length));
  const sharing = fitting.filter(({ dial_code }) => dial_code.length === longest);
  const area = digits.slice(longest - 1, longest + 2);
  return (
    sharing.find(({ areas }) => areas?.includes(area)) ??
    sharing.find(({ code }) => code === current.code) ??
    sharing.find(({ code }) => main.includes(code)) ??
    sharing[0]
  );
}

export interface NamedCountry extends DialledCountry {
  name: string;
  /** What a search looks at: lower case, without accents and signs; each further name stands behind a bar. */
  words: string;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();

/** A country with its English name. */
export function named(country: Country): NamedCountry {
  const name = new Intl.DisplayNames(['en'], { type: 'region' }).of(country.code) ?? country.code;
  return { ...country, name, words: plain(name) };
}

/** How well a country fits: 0 best; undefined not at all. */
function rank({ code, dial_code, words }: NamedCountry, query: string): number | undefined {
  const dialled = query.replace(/^\+?/, '+');
  const names = words.split('|');
  if (code.toLowerCase() === query || dial_code === dialled || names.includes(query)) return 0;
  if (names.some((name) => name.startsWith(query))) return 1;
  if (words.includes(` ${query}`)) return 2;
  if (dial_code.startsWith(dialled)) return 3;
  return words.includes(query) ? 4 : undefined;
}

/** The countries that fit a name or a part of it, an ISO code or a dial code; the best first. */
export function searchCountries(countries: readonly NamedCountry[], text: string): NamedCountry[] {
  const query = plain(text);
  if (query === '') return [...countries];
  return countries
    .map((country) => ({ country, at: rank(country, query) }))
    .filter(({ at }) => at !== undefined)
    .sort((a, b) => (a.at ?? 0) - (b.at ?? 0))
    .map(({ country }) => country);
}
