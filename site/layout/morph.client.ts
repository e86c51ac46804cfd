// The cover of a card that is followed grows into the opening of the page it leads to. Other pages change at once: a
// picture of the page that is left costs the next one 60 ms. So do all where browsers know no such transitions, or
// motion is not wanted.
import { storage } from '../lib/storage.ts';

const NAME = 'cover';
const CARD = '[data-case-study]';

// Said here, since a stylesheet that arrives after the page's first lines comes too late to be asked. The page that is
// come to always takes part; whether there is a transition is for the page that is left to say.
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
  // Gone back to, the page may come from memory, and another card can be followed.
  void change.finished.finally(() => {
    element.style.viewTransitionName = '';
  });
}

/** Notes the next page, or gives the one that was noted. */
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
