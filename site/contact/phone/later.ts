// What the phone number needs but the pop-up's first opening cannot afford: everyday names, area codes, and the contact
// page's choice of a dial code.
import type { createElement, useSyncExternalStore } from 'react';
import type { flushSync } from 'react-dom';
import type { createRoot } from 'react-dom/client';
import type { PopupData } from '../popupData.ts';
import type * as Choice from './CountryChoice.island.tsx';
import type * as Countries from './countries.ts';
import { withPlaces } from './places.ts';

export { withPlaces };

/** Parts of the pop-up: imported here, the bundler would divide it, and it would weigh more. */
interface Parts {
  CountryChoice: typeof Choice.CountryChoice;
  fetchCountries: typeof Countries.fetchCountries;
  named: typeof Countries.named;
  createElement: typeof createElement;
  useSyncExternalStore: typeof useSyncExternalStore;
  createRoot: typeof createRoot;
  flushSync: typeof flushSync;
}

let begun = false;

/**
 * Gives the contact page's form the pop-up's choice of a dial code, once, in the place that `contactForm.client.ts`
 * keeps for it. Without the country list the select stays. Ignores any other element.
 */
export async function joinDialCode(
  form: Element,
  { words, countries }: PopupData,
  { CountryChoice, fetchCountries, named, createElement, useSyncExternalStore, createRoot, flushSync }: Parts,
): Promise<void> {
  const place = form.querySelector<HTMLElement>('[data-dial-code]');
  const select = form.querySelector<HTMLSelectElement>('select[name="country"]');
  if (begun || !place || !select) return;
  begun = true;
  try {
    const known = (await fetchCountries(countries.address)).map(named);
    const list = await withPlaces(known, countries.places).catch(() => known);
    // The visitor has already opened the select.
    if (place.dataset.dialCode === 'late') return;
    const hadFocus = [place, select].some((part) => part.contains(document.activeElement));
    const onChoose = (country: Countries.NamedCountry) => {
      select.selectedIndex = list.indexOf(country);
      select.dispatchEvent(new Event('change'));
    };
    const box = { current: place.parentElement };
    /** Stands in for the select, which keeps the value and is what gets posted. */
    const DialCode = () => {
      const at = useSyncExternalStore(
        (changed) => {
          select.addEventListener('change', changed);
          return () => select.removeEventListener('change', changed);
        },
        () => select.selectedIndex,
      );
      const country = list[at];
      if (!country) return null;
      const id = 'dial-codes';
      return createElement(CountryChoice, { id, words: words.countries, list, country, box, onChoose });
    };
    flushSync(() => createRoot(place).render(createElement(DialCode)));
    select.inert = true;
    place.hidden = false;
    if (hadFocus) place.querySelector('button')?.focus();
    if (place.dataset.dialCode === 'wanted') place.querySelector<HTMLElement>('[popover]')?.showPopover();
    place.dataset.dialCode = 'joined';
  } catch {
    begun = false;
  }
}
