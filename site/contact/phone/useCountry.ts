import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Country } from '../../lib/country.ts';
import { named } from './countries.ts';
import { guessCountry, type LookUps } from './guess.ts';

export interface CountryData {
  /** Where the list is fetched. */
  address: string;
  /** The list's first entry: what stands until the list is here, and when it cannot be had. */
  first: Country;
  /** ISO codes that a shared dial code mainly belongs to, where another one comes first in the list. */
  main: string[];
}

interface UseCountry {
  data: CountryData;
  lookUps: LookUps;
  /** The pop-up is open: list and guess are fetched on its first opening. */
  open: boolean;
  /** The visitor's own choice or number stands: no guess may change the country any more. */
  settled: boolean;
  /** The country to begin with, from an earlier page. */
  initial: Country | undefined;
}

async function fetchCountries(address: string): Promise<Country[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

/** The country list and the chosen country; guessed from the visitor's address until they choose or type. */
export function useCountry({ data, lookUps, open, settled, initial }: UseCountry) {
  const [list, setList] = useState(() => (initial ? [data.first, initial] : [data.first]).map(named));
  const [code, setCode] = useState((initial ?? data.first).code);
  const asked = useRef(false);

  const isSettled = useEffectEvent(() => settled);
  const applyGuess = useEffectEvent((guessed: string | undefined, countries: readonly Country[]) => {
    if (guessed === undefined || settled) return;
    if (countries.some((country) => country.code === guessed)) setCode(guessed);
    else console.error('Country not found');
  });

  useEffect(() => {
    if (!open || asked.current) return;
    asked.current = true;
    const guess = isSettled() ? undefined : guessCountry(lookUps);
    fetchCountries(data.address)
      .then(async (countries) => {
        setList(countries.map(named));
        applyGuess(await guess, countries);
      })
      .catch(() => {
        // The first entry stands; the next opening asks again.
        asked.current = false;
      });
  }, [open, data.address, lookUps]);

  return { list, country: list.find((entry) => entry.code === code) ?? named(data.first), setCode };
}
