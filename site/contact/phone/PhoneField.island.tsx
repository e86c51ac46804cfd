import { useEffect, useEffectEvent, useRef, type ChangeEvent } from 'react';
import fields from '../fields.module.css';
import { Message } from '../form/Message.island.tsx';
import { Glyph } from '../Glyph.island.tsx';
import type { PopupWords } from '../popup.schema.ts';
import { CountryList } from './CountryList.island.tsx';
import type { NamedCountry } from './countries.ts';
import { caretAfter, readNumber } from './number.ts';
import styles from './PhoneField.module.css';

interface PhoneFieldProps {
  id: string;
  label: string;
  words: PopupWords['countries'];
  list: readonly NamedCountry[];
  /** ISO codes that a shared dial code mainly belongs to. */
  main: readonly string[];
  country: NamedCountry;
  /** Digits without the dial code. */
  value: string;
  error: string | undefined;
  readOnly: boolean;
  onCountry: (country: NamedCountry) => void;
  /** The number was edited; one with a dial code in front brings its country along. */
  onNumber: (digits: string, country: NamedCountry) => void;
}

/** The phone number with the button that chooses its dial code. */
export function PhoneField({
  id,
  label,
  words,
  list,
  main,
  country,
  value,
  error,
  readOnly,
  onCountry,
  onNumber,
}: PhoneFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  /** An international number that came before the list of dial codes did. */
  const unread = useRef('');
  const messageId = `${id}-message`;

  const read = (raw: string) => {
    const number = readNumber(raw, country, { countries: list, main });
    unread.current = list.length > 1 ? '' : raw;
    onNumber(number.digits, list.find(({ code }) => code === number.country.code) ?? country);
    return number;
  };
  const readAgain = useEffectEvent(() => {
    if (list.length > 1 && unread.current !== '') read(unread.current);
  });
  useEffect(() => readAgain(), [list]);

  const onChange = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // An input method is still composing: cleaning now would break it.
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) onNumber(currentTarget.value, country);
    else clean(currentTarget);
  };
  const clean = (input: HTMLInputElement) => {
    const raw = input.value;
    const caret = input.selectionStart ?? raw.length;
    const { digits } = read(raw);
    if (digits === raw) return;
    // React leaves a value alone that stands already, and with it the caret.
    input.value = digits;
    const at = caretAfter(raw, caret, digits);
    input.setSelectionRange(at, at);
  };

  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      <div ref={box} className={styles.box}>
        <button
          type="button"
          className={styles.country}
          popoverTarget={`${id}-list`}
          aria-haspopup="listbox"
          aria-label={words.button.replace('{country}', country.name).replace('{code}', country.dial_code)}
        >
          <img src={country.flag} alt="" width="24" height="16" />
          <span>{country.dial_code}</span>
          <Glyph name="down" size={18} stroke={2} />
        </button>
        <input type="hidden" name="country" value={country.dial_code} />
        <input
          id={id}
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          className={fields.control}
          value={value}
          readOnly={readOnly}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && messageId}
          onChange={onChange}
          onCompositionEnd={({ currentTarget }) => clean(currentTarget)}
        />
        <CountryList
          id={`${id}-list`}
          words={words}
          list={list}
          chosen={country}
          box={box}
          onChoose={onCountry}
        />
      </div>
      <Message id={messageId} text={error} />
    </div>
  );
}
