import type { Listener } from './listener.ts';

/** A part of the site, the page that it stands on, and what is done there. */
interface Scene {
  name: string;
  path: string;
  /** What the focus is put on before the first key. */
  start: string;
  play: (listener: Listener) => Promise<void>;
}

const popup: Scene = {
  name: 'The pop-up',
  path: '/',
  start: 'main a[data-contact-open]',
  play: async (listener) => {
    await listener.press('Enter on the opener', 'Return');
    await listener.tab(5);
    await listener.press('Enter on the empty form', 'Return');
    await listener.type('types “Ada Byron”', 'Ada Byron');
    await listener.tab();
    await listener.type('types “ada@example.org”', 'ada@example.org');
    await listener.tab();
    await listener.press('Enter: the list of countries', 'Return');
    await listener.type('types “united k”', 'united k');
    await listener.press('Arrow down', 'Down');
    await listener.press('Enter', 'Return');
    await listener.tab();
    await listener.type('types a number', '2071234567');
    await listener.tab();
    await listener.type('types “An engine”', 'An engine');
    await listener.tab();
    await listener.press('Enter: it is sent', 'Return');
  },
};

const search: Scene = {
  name: 'The search',
  path: '/contact/',
  start: 'header a[data-search]',
  play: async (listener) => {
    await listener.press('Enter on the link', 'Return');
    await listener.press('Shift+Tab', 'shift+Tab');
    await listener.tab();
    await listener.type('types “telemedicine”', 'telemedicine');
    await listener.press('Arrow down', 'Down');
    await listener.press('Arrow down', 'Down');
    await listener.press('Arrow up, twice', 'Up', 'Up');
    await listener.type('types on: “xyz”', 'xyz');
    await listener.press('Escape', 'Escape');
    await listener.press('Enter, a second time', 'Return');
    await listener.press('Shift+Tab and Tab', 'shift+Tab', 'Tab');
    await listener.type('types “flutter”', 'flutter');
    await listener.press('Enter: the first result', 'Return');
    await listener.press('Enter: its page', 'Return');
  },
};

const calculator: Scene = {
  name: 'The calculator',
  path: '/cost-calculator/',
  start: '[data-calculator] [name=role]',
  play: async (listener) => {
    await listener.press('Arrow down: another role', 'Down');
    await listener.tab(3);
    await listener.press('Arrow up: one more', 'Up');
    await listener.tab();
    await listener.press('Enter: the row is removed', 'Return');
    await listener.press('Enter: a row is added', 'Return');
    await listener.note('the focus on the months', () => listener.visitor.focus('[name=months]'));
    await listener.press('types “7” over them', 'ctrl+a', '7');
    await listener.press('types “70”', '0');
    await listener.press('Backspace', 'BackSpace');
    await listener.tab(2);
    await listener.press('Enter: the link is copied', 'Return');
  },
};

export const scenes = [popup, search, calculator];
