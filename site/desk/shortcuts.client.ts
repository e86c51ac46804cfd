import { storage } from '../lib/storage.ts';

const name = 'desk shortcuts';

const isOn = () => storage('localStorage', name) === 'on';

/** Where letters are typed, or chosen from. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, dialog[open]') !== null;

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];

/** The row with the focus. */
const currentRow = () => document.activeElement?.closest<HTMLElement>('[data-row]') ?? undefined;

/** Puts the focus on the row so many further, or on the first. */
function move(by: number): void {
  const all = rows();
  const current = currentRow();
  const to = current ? all[all.indexOf(current) + by] : all[0];
  to?.querySelector('a')?.focus();
}

/** Sends the form, or follows the link, that a letter stands for: that of the row, or of the page that has no rows. */
function act(letter: string): void {
  const within = currentRow() ?? (rows().length === 0 ? document : undefined);
  const found = within?.querySelector<HTMLElement>(`[data-shortcut='${letter}']`);
  if (found instanceof HTMLFormElement) found.requestSubmit();
  else found?.click();
}

/** Shortcuts of one letter, off unless somebody has switched them on in this browser. */
export function offerShortcuts(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-shortcuts]');
  const opener = document.querySelector<HTMLButtonElement>('[data-shortcuts-open]');
  const choice = document.querySelector<HTMLInputElement>('[data-shortcuts-on]');
  if (!dialog || !opener || !choice) return;
  opener.hidden = false;
  opener.addEventListener('click', () => dialog.showModal());
  choice.checked = isOn();
  choice.addEventListener('change', () => storage('localStorage', name, choice.checked ? 'on' : ''));

  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (!isOn() || ctrlKey || metaKey || altKey || isComposing || isTyping(event.target)) return;
    if (!['j', 'k', 't', 'a', '?'].includes(key)) return;
    event.preventDefault();
    if (key === '?') dialog.showModal();
    else if (key === 'j' || key === 'k') move(key === 'j' ? 1 : -1);
    else act(key);
  });
}
