import type { NamedCountry } from './countries.ts';

/** What is known of a country beside its name and dial code. */
interface Place {
  /** What it is called every day, such as usa. */
  names?: readonly string[] | undefined;
  /** Area codes that are its own behind a shared dial code. */
  areas?: readonly string[] | undefined;
}

/** Places by ISO code. */
export type Places = Readonly<Record<string, Place>>;

/**
 * Adds what an address knows about each country. Fetched when somebody turns to the number, since the pop-up's first
 * opening cannot afford it. Rejects if it cannot be fetched.
 */
export async function withPlaces(list: readonly NamedCountry[], address: string): Promise<NamedCountry[]> {
  const places: Places = await fetch(address).then((response) => response.json());
  return list.map((country) => {
    const { names = [], areas } = places[country.code] ?? {};
    return { ...country, areas, words: [country.words, ...names].join('|') };
  });
}
