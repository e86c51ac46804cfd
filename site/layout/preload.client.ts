// The browser prerenders the page under the pointer (discovery/speculationRules.ts), but discovers its stylesheet only
// with the page. The stylesheet's address follows from the page's, so it is fetched in parallel.
import { stylesOf } from '../lib/pageStyles.ts';

const links = 'a[href^="/"][href$="/"]:not([data-contact-open],[data-search])';

/** Whether not to fetch ahead, because the visitor saves data or has a slow connection. */
const isSpared = () => {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {};
  return saveData || effectiveType !== '4g';
};

function fetchStyles(target: EventTarget | null): void {
  const link = target instanceof Element && target.closest(links);
  const own = document.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? '';
  const [folder] = /^.+\/styles\.[^/]+/.exec(own) ?? [];
  if (!(link instanceof HTMLAnchorElement) || !folder || isSpared()) return;
  const href = stylesOf(folder, link.pathname);
  if (document.querySelector(`link[href="${href}"]`) || href === own) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'style', href }));
}

addEventListener('pointerover', ({ target }) => fetchStyles(target));
fetchStyles(document.querySelector(`:is(${links}):hover`));
