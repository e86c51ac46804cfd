// Light and dark by the system, or by the switch in the footer, remembered in this browser. Storage may be forbidden:
// a choice then lasts as long as the page.
import { kept } from '../lib/kept.ts';

const { dataset } = document.documentElement;

dataset.theme = kept('localStorage', 'theme') ?? '';

addEventListener('DOMContentLoaded', () => {
  const fieldset = document.querySelector<HTMLFieldSetElement>('[data-theme-switch]');
  if (!fieldset) return;
  for (const input of fieldset.querySelectorAll('input')) {
    input.checked = input.value === dataset.theme;
    input.addEventListener('change', () => {
      dataset.theme = input.value;
      kept('localStorage', 'theme', input.value);
    });
  }
  fieldset.hidden = false;
});
