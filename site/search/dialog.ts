import fields from '../contact/fields.module.css';
import { lockScroll } from '../contact/scrollLock.ts';
import { storage } from '../lib/storage.ts';
import { prepare } from './ask.ts';
import { make } from './make.ts';
import { answer } from './results.ts';
import styles from './Search.module.css';
import type { SearchData } from './searchData.ts';

/** Lets visitors turn off the "/" shortcut, which gets in the way of speech input (WCAG 2.1.4). */
function keyChoice(label: string): HTMLElement {
  const box = make('input', { type: 'checkbox', checked: !storage('localStorage', 'slash') });
  box.addEventListener('change', () => storage('localStorage', 'slash', box.checked ? '' : 'off'));
  return make('label', {}, box, label);
}

/** Milliseconds until screen readers have noticed the window; for Orca a single frame is sometimes too short. */
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
  // Closes only on a press that begins and ends beside the panel.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && pressed === dialog) dialog.close();
  });

  let entering: ReturnType<typeof setTimeout> | undefined;

  /** Focuses the field and selects what was typed there before. */
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
    // If the field is focused as the window opens, Orca with Firefox mostly announces neither. A key pressed before
    // that goes into the field too. Safari on phones opens its keyboard from a timer, but not from an animation frame.
    addEventListener('keydown', enter);
    entering = setTimeout(enter, heard);
  };
}
