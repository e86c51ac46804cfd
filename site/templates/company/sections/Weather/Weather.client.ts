// The line through the motif chooses the theme, by way of the switch in the footer, which remembers it.
const stage = document.querySelector<HTMLElement>('[data-weather]');
const slider = stage?.querySelector('input');
const switches = document.querySelector('[data-theme-switch]');

if (stage && slider && switches) {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const theme = () => document.documentElement.dataset.theme || (dark.matches ? 'dark' : 'light');
  const show = (value: string) => {
    slider.value = value;
    stage.style.setProperty('--at', `${value}%`);
    slider.ariaValueText = (Number(value) < 50 ? slider.dataset.rain : slider.dataset.fair) ?? '';
  };
  const read = () => show(theme() === 'dark' ? '42' : '58');

  slider.addEventListener('input', () => {
    show(slider.value);
    const chosen = Number(slider.value) < 50 ? 'dark' : 'light';
    if (chosen !== theme()) switches.querySelector<HTMLInputElement>(`[value="${chosen}"]`)?.click();
  });
  switches.addEventListener('change', () => document.activeElement !== slider && read());
  dark.addEventListener('change', read);
  read();
  slider.hidden = false;
}
