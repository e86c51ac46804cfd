import { createElement, createRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Popup, type PopupHandle } from './Popup.island.tsx';
import { CountryChoice } from './phone/CountryChoice.island.tsx';
import { fetchCountries, named } from './phone/countries.ts';
import type * as Later from './phone/later.ts';
import type { PopupData } from './popupData.ts';

const handle = createRef<PopupHandle>();

/** Opens the contact pop-up; when it closes, the focus goes back to the opener. */
export function open(opener: HTMLElement, data: PopupData): void {
  if (!handle.current) {
    const place = document.createElement('div');
    document.body.append(place);
    flushSync(() => createRoot(place).render(<Popup data={data} ref={handle} />));
  }
  handle.current?.open(opener);
}

/** Gives the contact page's form the choice of a dial code; what only that page needs is a module of its own. */
export async function approach(near: Element, data: PopupData): Promise<void> {
  if (!near.matches('form')) return;
  const { joinDialCode }: typeof Later = await import(/* @vite-ignore */ data.countries.later);
  const parts = { CountryChoice, fetchCountries, named };
  await joinDialCode(near, data, { ...parts, createElement, useSyncExternalStore, createRoot, flushSync });
}
