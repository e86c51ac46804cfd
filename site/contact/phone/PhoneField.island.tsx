import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from 'react';
import fields from '../fields.module.css';
import { Message } from '../form/Message.island.tsx';
import type { CountryWords } from '../popup.schema.ts';
import { CountryChoice } from './CountryChoice.island.tsx';
import type { NamedCountry } from './countries.ts';
import { extensionNote } from './extension.ts';
import { caretAfter, numberReader } from './number.ts';
import styles from './PhoneField.module.css';

interface PhoneFieldProps {
  id: string;
  label: string;
  words: CountryWords;
  list: readonly NamedCountry[];
  /** The whole list is loaded; until then a number with a leading dial code cannot be parsed. */
  loaded: boolean;
  /** ISO codes that a shared dial code mainly belongs to. */
  main: readonly string[];
  country: NamedCountry;
  /** Digits without the dial code. */
  value: string;
  error: string | undefined;
  readOnly: boolean;
  /** A visitor came to the number or its dial code. */
  onEnter: () => void;
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
  loaded,
  main,
  country,
  value,
  error,
  readOnly,
  onEnter,
  onCountry,
  onNumber,
}: PhoneFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const [readNumber] = useState(numberReader);
  const [extension, setExtension] = useState<string>();
  const messageId = `${id}-message`;

  const read = (raw: string) => {
    const number = readNumber(raw, country, { countries: list, main });
    onNumber(number.digits, list.find(({ code }) => code === number.country.code) ?? country);
    return number;
  };
  const readAgain = useEffectEvent(() => {
    if (loaded && value !== '') read(value);
  });
  useEffect(() => readAgain(), [loaded]);

  const onChange = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // An input method is still composing: cleaning now would break it.
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) onNumber(currentTarget.value, country);
    else clean(currentTarget);
  };
  const clean = (input: HTMLInputElement) => {
    const raw = input.value;
    const caret = input.selectionStart ?? raw.length;
    const { digits, extension: leftOut } = read(raw);
    setExtension(leftOut);
    if (digits === raw) return;
    // Set here, since React skips a value that is already there, and the caret with it.
    input.value = digits;
    const at = caretAfter(raw, caret, digits);
    input.setSelectionRange(at, at);
  };

  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      <div ref={box} className={styles.box} onFocus={onEnter}>
        <CountryChoice
          id={`${id}-list`}
          words={words}
          list={list}
          country={country}
          box={box}
          onChoose={onCountry}
        />
        <input type="hidden" name="country" value={country.dial_code} />
        <input
          id={id}
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          required
          className={fields.control}
          value={value}
          readOnly={readOnly}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && messageId}
          onChange={onChange}
          onCompositionEnd={({ currentTarget }) => clean(currentTarget)}
        />
      </div>
      <p aria-live="polite" className={fields.hint}>
        {extension && extensionNote(words.extension, extension)}
      </p>
      <Message id={messageId} text={error} />
    </div>
  );
}
