import fields from '../contact/fields.module.css';
import { lockScroll } from '../contact/scrollLock.ts';
import { storage } from '../lib/storage.ts';
import { prepare } from './ask.ts';
import { make } from './make.ts';
import { answer } from './results.ts';
import styles from './Search.module.css';
import type { SearchData } from './searchData.ts';

/** Whether the key "/" opens the search, which whoever speaks to a computer may not want (WCAG 2.1.4). */
function keyChoice(label: string): HTMLElement {
  const box = make('input', { type: 'checkbox', checked: !storage('localStorage', 'slash') });
  box.addEventListener('change', () => storage('localStorage', 'slash', box.checked ? '' : 'off'));
  return make('label', {}, box, label);
}

/** Milliseconds after which screen readers have heard of the window; a single frame is too short for Orca at times. */
const heard = 100;

/** The search as a modal dialog; gives what opens it. */
export function createDialog(data: SearchData): (opener: HTMLElement) => void {
  const { words } = data;
  const field = make('input', {
    className: fields.control ?? '',
    id: 'search-field',
    inputMode: 'search',
    enterKeyHint: 'search',
    autocomplete: 'off',
  });
  const title = make('h2', { id: 'search-title' }, words.title);
  const close = make('button', { type: 'button', className: styles.close ?? '', ariaLabel: words.close });
  const form = make(
    'form',
    { className: fields.field ?? '' },
    make('label', { htmlFor: field.id }, words.field),
    field,
  );
  form.setAttribute('role', 'search');
  const panel = make(
    'div',
    { className: styles.panel ?? '' },
    make('div', { className: styles.head ?? '' }, title, close, form),
    answer({ data, field, heading: 'h3', hints: true }),
    make(
      'div',
      { className: styles.foot ?? '' },
      keyChoice(words.key),
      make('a', { href: data.page }, words.allPages),
    ),
  );
  const dialog = make('dialog', { className: styles.dialog ?? '' }, panel);
  dialog.setAttribute('aria-labelledby', title.id);
  document.body.append(dialog);

  let pressed: EventTarget | null = null;
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  // Only a press that begins and ends beside the panel closes.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && pressed === dialog) dialog.close();
  });

  let entering: ReturnType<typeof setTimeout> | undefined;

  /** Begins in the field, with what was typed there before selected. */
  function enter(): void {
    clearTimeout(entering);
    removeEventListener('keydown', enter);
    if (!dialog.open) return;
    field.focus();
    field.select();
  }

  return (opener) => {
    const before = document.activeElement;
    const unlock = lockScroll();
    dialog.addEventListener(
      'close',
      () => {
        unlock();
        // Safari does not focus a clicked link, so the dialog cannot know where the focus was.
        if (before === document.body) opener.focus({ preventScroll: true });
      },
      { once: true },
    );
    prepare();
    dialog.showModal();
    // Where the field has the focus as the window opens, Orca with Firefox mostly says neither. What is typed until then
    // goes into the field too. Safari on phones opens its keyboard for a timer, not for a frame.
    addEventListener('keydown', enter);
    entering = setTimeout(enter, heard);
  };
}
