// What lies below the first view waits (base.css): a section is laid out, and its own fonts are fetched, when it comes
// near. Once the page has loaded, the browser lays out the rest in its idle time, so that the scroll bar shows the true
// length and whatever measures the page finds each section in place.
import { afterFirstPaint } from './firstPaint.ts';

// Going back restores the scroll position, so everything above it must be laid out before the browser scrolls.
const [visit] = performance.getEntriesByType('navigation');
if (visit && 'type' in visit && visit.type === 'back_forward') document.documentElement.dataset.back = '';

/** Lays the next section out when there is time. */
function layOut([next, ...rest]: readonly HTMLElement[]): void {
  if (!next) return;
  requestIdleCallback(() => {
    next.style.contentVisibility = 'visible';
    layOut(rest);
  });
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) target.setAttribute('data-near', '');
  },
  { rootMargin: '50%' },
);

/** Runs once the page has loaded and been painted. */
function start(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('main > [data-section]')];
  for (const section of sections) near.observe(section);
  if ('requestIdleCallback' in window) layOut(sections);
}

// Paper shows all sections at once, with the fonts of those that nobody came near.
addEventListener('beforeprint', () => {
  for (const face of document.fonts) face.load().catch(() => {});
});

afterFirstPaint(() => {
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
});
