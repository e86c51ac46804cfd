import type { RefObject } from 'react';
import type { CountryWords } from '../popup.schema.ts';
import { CountryButton } from './CountryButton.island.tsx';
import { CountryList } from './CountryList.island.tsx';
import type { NamedCountry } from './countries.ts';

interface CountryChoiceProps {
  /** Id of the list. */
  id: string;
  words: CountryWords;
  list: readonly NamedCountry[];
  country: NamedCountry;
  /** The field under which the list opens. */
  box: RefObject<HTMLElement | null>;
  onChoose: (country: NamedCountry) => void;
}

/** The choice of a country and its dial code: a button that opens the searchable list. */
export function CountryChoice({ id, words, list, country, box, onChoose }: CountryChoiceProps) {
  return (
    <>
      <CountryButton words={words} country={country} list={id} />
      <CountryList id={id} words={words} list={list} chosen={country} box={box} onChoose={onChoose} />
    </>
  );
}
