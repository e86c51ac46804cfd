import { useSyncExternalStore, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PopupData } from '../popupData.ts';
import { CountryChoice } from './CountryChoice.island.tsx';
import { fetchCountries, named, type NamedCountry } from './countries.ts';

interface DialCodeProps {
  select: HTMLSelectElement;
  box: RefObject<HTMLElement | null>;
  words: PopupData['words']['countries'];
  /** The countries in the order of the select's options. */
  list: readonly NamedCountry[];
  onChoose: (country: NamedCountry) => void;
}

/** The choice of a dial code that stands for a select: what is chosen is the select's, as is what is posted. */
function DialCode({ select, box, words, list, onChoose }: DialCodeProps) {
  const at = useSyncExternalStore(
    (changed) => {
      select.addEventListener('change', changed);
      return () => select.removeEventListener('change', changed);
    },
    () => select.selectedIndex,
  );
  const country = list[at];
  return (
    country && (
      <CountryChoice
        id="dial-codes"
        words={words}
        list={list}
        country={country}
        box={box}
        onChoose={onChoose}
      />
    )
  );
}

let begun = false;

/**
 * Gives the contact page's form the pop-up's choice of a dial code, once; `contactForm.client.ts` holds its place.
 * Without the country list the select stays what it is. Any other element is left alone.
 */
export async function joinDialCode(form: Element, { words, countries }: PopupData): Promise<void> {
  const place = form.querySelector<HTMLElement>('[data-dial-code]');
  const select = form.querySelector<HTMLSelectElement>('select[name="country"]');
  if (begun || !place || !select) return;
  begun = true;
  try {
    const list = (await fetchCountries(countries.address)).map(named);
    // It took so long that the visitor has the select in hand.
    if (place.dataset.dialCode === 'late') return;
    const hadFocus = [place, select].some((part) => part.contains(document.activeElement));
    const choose = (country: NamedCountry) => {
      select.selectedIndex = list.indexOf(country);
      select.dispatchEvent(new Event('change'));
    };
    const box = { current: place.parentElement };
    flushSync(() =>
      createRoot(place).render(
        <DialCode select={select} box={box} words={words.countries} list={list} onChoose={choose} />,
      ),
    );
    select.inert = true;
    place.hidden = false;
    if (hadFocus) place.querySelector('button')?.focus();
    if (place.dataset.dialCode === 'wanted') place.querySelector<HTMLElement>('[popover]')?.showPopover();
    place.dataset.dialCode = 'joined';
  } catch {
    begun = false;
  }
}
