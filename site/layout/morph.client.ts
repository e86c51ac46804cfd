// The cover of a followed card grows into the opening of its page. All other navigation is instant: a snapshot of the
// old page costs the next one 60 ms. So it is in browsers without view transitions, or with reduced motion.
import { storage } from '../lib/storage.ts';

const NAME = 'cover';
const CARD = '[data-case-study]';

// Set by script, because a stylesheet that arrives after the first lines of the page comes too late. The new page
// always opts in; the old page decides whether there is a transition.
const transition = new CSSStyleSheet();
transition.replaceSync(
  '@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }',
);
document.adoptedStyleSheets.push(transition);

for (const near of ['pointerover', 'focusin']) {
  addEventListener(near, ({ target }) => {
    transition.disabled = !(target instanceof Element && target.closest(CARD));
  });
}

function joins(element: HTMLElement | null, change: ViewTransition): void {
  if (!element) return;
  element.style.viewTransitionName = NAME;
  // The page may come back from memory, and another card may be followed.
  void change.finished.finally(() => {
    element.style.viewTransitionName = '';
  });
}

/** Remembers the next page, or returns the remembered one. */
const noted = (path: string) => storage('sessionStorage', NAME, path);

addEventListener('pageswap', ({ viewTransition, activation }) => {
  const url = activation?.entry.url;
  if (!viewTransition || !url) return;
  const { pathname } = new URL(url);
  const cover = document.querySelector<HTMLElement>(`${CARD}:has(a[href="${CSS.escape(pathname)}"]) > *`);
  if (cover && noted(pathname)) joins(cover, viewTransition);
});

addEventListener('pagereveal', ({ viewTransition }) => {
  transition.disabled = true;
  if (viewTransition && noted('') === location.pathname)
    joins(document.querySelector('[data-section="hero"]'), viewTransition);
});
