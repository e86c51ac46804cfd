// Light or dark by the system, or by the switch in the footer, which this browser remembers. If storage is blocked, a
// choice lasts as long as the page.
import { storage } from '../lib/storage.ts';

const { dataset } = document.documentElement;

/** Sets the page's colours and those of the bars that a phone draws around it. */
function choose(theme: string): void {
  dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[data-scheme]')) {
    const { scheme = '' } = meta.dataset;
    meta.media = theme ? (theme === scheme ? '' : 'not all') : `(prefers-color-scheme:${scheme})`;
  }
}

choose(storage('localStorage', 'theme') ?? '');

addEventListener('DOMContentLoaded', () => {
  const fieldset = document.querySelector<HTMLFieldSetElement>('[data-theme-switch]');
  if (!fieldset) return;
  for (const input of fieldset.querySelectorAll('input')) {
    input.checked = input.value === dataset.theme;
    input.addEventListener('change', () => {
      choose(input.value);
      storage('localStorage', 'theme', input.value);
    });
  }
  fieldset.hidden = false;
});
