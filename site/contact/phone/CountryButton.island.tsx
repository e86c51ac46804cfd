import { Glyph } from '../Glyph.island.tsx';
import type { CountryWords } from '../popup.schema.ts';
import type { NamedCountry } from './countries.ts';
import styles from './CountryButton.module.css';

interface CountryButtonProps {
  words: CountryWords;
  country: NamedCountry;
  /** Id of the list that it opens. */
  list?: string;
}

/** The button, joined left of the number, that shows the chosen country and its dial code. */
export function CountryButton({ words, country, list }: CountryButtonProps) {
  return (
    <button
      type="button"
      className={styles.country}
      popoverTarget={list}
      aria-haspopup="listbox"
      aria-label={words.button.replace('{country}', country.name).replace('{code}', country.dial_code)}
    >
      <img src={country.flag} alt="" width="24" height="16" loading="lazy" />
      <span>{country.dial_code}</span>
      <Glyph name="down" size={18} stroke={2} />
    </button>
  );
}
