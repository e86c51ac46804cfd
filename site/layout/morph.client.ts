// Pages dissolve into one another, and the cover of a card that is followed grows into the opening of the page it leads
// to. Where browsers know no such transitions, or motion is not wanted, pages change at once.
const NAME = 'cover';

// Said here, since a stylesheet that arrives after the page's first lines comes too late to be asked.
const dissolve = new CSSStyleSheet();
dissolve.replaceSync(
  '@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }',
);
document.adoptedStyleSheets.push(dissolve);

function joins(element: Element | null | undefined, transition: ViewTransition): void {
  if (!(element instanceof HTMLElement)) return;
  element.style.viewTransitionName = NAME;
  // Gone back to, the page may come from memory, and another card can be followed.
  void transition.finished.finally(() => {
    element.style.viewTransitionName = '';
  });
}

/** What the page before this one noted; storage may be forbidden. */
function noted(path?: string): string | null {
  try {
    if (path) sessionStorage.setItem(NAME, path);
    const found = sessionStorage.getItem(NAME);
    if (!path) sessionStorage.removeItem(NAME);
    return found;
  } catch {
    return null;
  }
}

addEventListener('pageswap', ({ viewTransition, activation }) => {
  const url = activation?.entry.url;
  if (!viewTransition || !url) return;
  const { pathname } = new URL(url);
  const card = document.querySelector(`[data-case-study]:has(a[href="${CSS.escape(pathname)}"])`);
  if (card && noted(pathname)) joins(card.firstElementChild, viewTransition);
});

addEventListener('pagereveal', ({ viewTransition }) => {
  if (viewTransition && noted() === location.pathname)
    joins(document.querySelector('[data-section="hero"]'), viewTransition);
});
