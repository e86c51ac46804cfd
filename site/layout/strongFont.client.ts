// The bold cut of the text comes after the first paint: until then bold words stand in the regular cut, made bold by the
// browser. Who has seen a page in this tab has it already, and is shown it from the first paint on.
import { kept } from '../lib/kept.ts';

const address = document.documentElement.dataset.strongFont;

function add(): void {
  document.fonts.add(new FontFace('text', `url(${address})`, { weight: '600', display: 'swap' }));
  kept('sessionStorage', 'strong', '1');
}

if (kept('sessionStorage', 'strong')) add();
else {
  new PerformanceObserver((_, paints) => {
    paints.disconnect();
    add();
  }).observe({ type: 'paint', buffered: true });
}
