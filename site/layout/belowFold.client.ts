// What lies below the first view waits (base.css): a section is laid out when it comes near, and what it alone is set in
// is fetched then. Once the page is there, the browser lays out the others too, one whenever it has nothing else to do:
// the scroll bar then says how much is left, and whatever measures the page finds each section in its place.
import { afterFirstPaint } from './firstPaint.ts';

// Whoever goes back comes to the place that was left: what stands above it is laid out before the browser scrolls there.
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

/** Once the page is there, and painted. */
function start(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('main > [data-section]')];
  for (const section of sections) near.observe(section);
  if ('requestIdleCallback' in window) layOut(sections);
}

afterFirstPaint(() => {
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
});
