import { useEffect, useRef, useState, type KeyboardEvent, type RefObject, type ToggleEvent } from 'react';
import type { CountryWords } from '../popup.schema.ts';
import { searchCountries, type NamedCountry } from './countries.ts';
import { usePlacement } from './usePlacement.ts';
import styles from './CountryList.module.css';

interface CountryListProps {
  id: string;
  words: CountryWords;
  list: readonly NamedCountry[];
  chosen: NamedCountry;
  /** The field under which the list opens. */
  box: RefObject<HTMLElement | null>;
  onChoose: (country: NamedCountry) => void;
}

/** The searchable list of countries: a popover with a combobox and its listbox. */
export function CountryList({ id, words, list, chosen, box, onChoose }: CountryListProps) {
  const popover = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  // Named from the start, the chosen country would be all that a screen reader says of the field.
  const [moved, setMoved] = useState(false);
  const found = open ? searchCountries(list, text) : [];
  const optionId = (index: number) => `${id}-${index}`;

  usePlacement(open, popover, box);
  useEffect(() => {
    if (open) search.current?.focus();
  }, [open]);
  useEffect(() => {
    if (open) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [open, at, id, text]);

  const onToggle = ({ newState }: ToggleEvent) => {
    setOpen(newState === 'open');
    setText('');
    setMoved(false);
    setAt(
      Math.max(
        0,
        list.findIndex(({ code }) => code === chosen.code),
      ),
    );
  };
  const hide = () => popover.current?.hidePopover();
  const choose = (country: NamedCountry | undefined) => {
    if (country) onChoose(country);
    hide();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = found.length - 1;
    switch (event.key) {
      case 'ArrowDown':
        setAt(at >= last ? 0 : at + 1);
        break;
      case 'ArrowUp':
        setAt(at <= 0 ? last : at - 1);
        break;
      case 'PageDown':
        setAt(Math.min(last, at + 6));
        break;
      case 'PageUp':
        setAt(Math.max(0, at - 6));
        break;
      case 'Enter':
        choose(found[at]);
        break;
      case 'Escape':
        // Left to itself, one Escape closes list and dialog in WebKit.
        hide();
        break;
      case 'Tab':
        hide();
        return;
      default:
        return;
    }
    setMoved(true);
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div ref={popover} id={id} popover="auto" className={styles.popover} onToggle={onToggle}>
      <input
        ref={search}
        className={styles.search}
        type="text"
        role="combobox"
        aria-label={words.search}
        placeholder={words.search}
        aria-expanded={open}
        aria-controls={`${id}-options`}
        aria-autocomplete="list"
        aria-activedescendant={moved && found[at] ? optionId(at) : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
          setMoved(true);
        }}
        onKeyDown={onKeyDown}
      />
      <ul role="listbox" id={`${id}-options`} aria-label={words.list} className={styles.options}>
        {found.map((country, index) => (
          // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- the combobox has the keys
          <li
            key={country.code}
            id={optionId(index)}
            role="option"
            aria-selected={country.code === chosen.code}
            data-active={index === at || undefined}
            onClick={() => choose(country)}
          >
            <img src={country.flag} alt="" width="24" height="16" loading="lazy" />
            <span>{country.name}</span>
            <span className={styles.code}>{country.dial_code}</span>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.none}>
        {open && found.length === 0 && words.none}
      </p>
    </div>
  );
}
