import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Country } from './country.ts';
import { fetchCountries, named } from './countries.ts';
import { countryByZone, guessCountry, type LookUps } from './guess.ts';
import type * as Later from './later.ts';

export interface CountryData {
  /** Where the list is fetched. */
  address: string;
  /** The module to fetch when somebody turns to the number. */
  later: string;
  /** Where everyday names and area codes are fetched. */
  places: string;
  /** The list's first entry, used until the list is loaded, or if it cannot be. */
  first: Country;
  /** ISO codes that a shared dial code mainly belongs to, where another one comes first in the list. */
  main: string[];
}

interface UseCountry {
  data: CountryData;
  lookUps: LookUps;
  /** The pop-up is open: list and guess are fetched on its first opening. */
  open: boolean;
  /** The visitor's own country, from an earlier page. */
  initial: Country | undefined;
}

/** The country list and the chosen country; guessed from the visitor's address until they choose or type. */
export function useCountry({ data, lookUps, open, initial }: UseCountry) {
  const [list, setList] = useState(() => (initial ? [data.first, initial] : [data.first]).map(named));
  const [loaded, setLoaded] = useState(false);
  const [country, setCountry] = useState(() => named(initial ?? data.first));
  /** The visitor's own choice or number stands: no guess may change the country any more. */
  const [settled, setSettled] = useState(initial !== undefined);
  const asked = useRef(false);

  const isSettled = useEffectEvent(() => settled);
  const applyGuess = useEffectEvent((guessed: string | undefined, countries: readonly Country[]) => {
    if (guessed === undefined || settled) return;
    const found = guessed ? countries.find(({ code }) => code === guessed) : countryByZone(countries);
    if (found) setCountry(named(found));
    else if (guessed) console.error('Country not found');
  });

  useEffect(() => {
    if (!open || asked.current) return;
    asked.current = true;
    const guess = isSettled() ? undefined : guessCountry(lookUps);
    fetchCountries(data.address)
      .then(async (countries) => {
        setList(countries.map(named));
        setLoaded(true);
        applyGuess(await guess, countries);
      })
      .catch(() => {
        // The first entry stays; the next opening tries again.
        asked.current = false;
      });
  }, [open, data.address, lookUps]);

  const learnt = useRef(false);
  /** Fetches everyday names and area codes, once the list is here. */
  const learn = () => {
    if (learnt.current || !loaded) return;
    learnt.current = true;
    import(/* @vite-ignore */ data.later)
      .then(({ withPlaces }: typeof Later) => withPlaces(list, data.places))
      .then(setList, () => (learnt.current = false));
  };

  /** Makes this the visitor's own country; without one the form starts over. */
  const settle = (chosen?: Country) => {
    setCountry(named(chosen ?? data.first));
    setSettled(chosen !== undefined);
  };

  return { list, loaded, country, settled, settle, learn };
}
