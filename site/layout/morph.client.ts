// Pages dissolve into one another, and the cover of a card that is followed grows into the opening of the page it leads
// to. Where browsers know no such transitions, or motion is not wanted, pages change at once.
import { kept } from '../lib/kept.ts';

const NAME = 'cover';

// Said here, since a stylesheet that arrives after the page's first lines comes too late to be asked.
const dissolve = new CSSStyleSheet();
dissolve.replaceSync(
  '@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }',
);
document.adoptedStyleSheets.push(dissolve);

function joins(element: HTMLElement | null, transition: ViewTransition): void {
  if (!element) return;
  element.style.viewTransitionName = NAME;
  // Gone back to, the page may come from memory, and another card can be followed.
  void transition.finished.finally(() => {
    element.style.viewTransitionName = '';
  });
}

/** Notes the next page, or gives the one that was noted. */
const noted = (path: string) => kept('sessionStorage', NAME, path);

addEventListener('pageswap', ({ viewTransition, activation }) => {
  const url = activation?.entry.url;
  if (!viewTransition || !url) return;
  const { pathname } = new URL(url);
  const cover = document.querySelector<HTMLElement>(
    `[data-case-study]:has(a[href="${CSS.escape(pathname)}"]) > *`,
  );
  if (cover && noted(pathname)) joins(cover, viewTransition);
});

addEventListener('pagereveal', ({ viewTransition }) => {
  if (viewTransition && noted('') === location.pathname)
    joins(document.querySelector('[data-section="hero"]'), viewTransition);
});
