// Light and dark by the system, or by the switch in the footer, remembered in this browser. Storage may be forbidden:
// a choice then lasts as long as the page.
const root = document.documentElement;

function remembered(): string {
  try {
    return localStorage.getItem('theme') ?? '';
  } catch {
    return '';
  }
}

function apply(theme: string): void {
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
}

function choose(theme: string): void {
  apply(theme);
  try {
    if (theme) localStorage.setItem('theme', theme);
    else localStorage.removeItem('theme');
  } catch {
    // Applied already.
  }
}

apply(remembered());

addEventListener('DOMContentLoaded', () => {
  const fieldset = document.querySelector<HTMLFieldSetElement>('[data-theme-switch]');
  if (!fieldset) return;
  for (const input of fieldset.querySelectorAll('input')) {
    input.checked = input.value === (root.dataset.theme ?? '');
    input.addEventListener('change', () => choose(input.value));
  }
  fieldset.hidden = false;
});
