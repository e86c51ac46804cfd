// Links marked as openers open the pop-up instead of the contact page, and the link to the search opens its window.
// Their code is fetched when a visitor is about to use them; if anything fails, the link is followed. The contact
// page's dial code and the field of the search page load their code in the same way, and so does everything else that a
// page needs from the first movement on.
import { storage } from '../lib/storage.ts';

/** What both modules export. */
interface Island {
  /** A visitor came near an element that wants more than to be opened. */
  approach: (near: Element, data: unknown) => void;
  open: (opener: HTMLElement, data: unknown) => void;
}

type Parts = [island: Island, data: unknown, ...styles: unknown[]];

const loads: Record<string, Promise<Parts> | undefined> = {};

const link = (href: string) =>
  new Promise((resolve, reject) => {
    const rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload';
    document.head.append(
      Object.assign(document.createElement('link'), { rel, href, onload: resolve, onerror: reject }),
    );
  });

/** Fetches an element's module and data, then what the module needs. */
function load(near: HTMLElement): Promise<Parts> {
  const parts = near.dataset.search ?? document.documentElement.dataset.contactPopup ?? '';
  const [script = '', data = '', ...needs] = parts.split(' ');
  const loading = (loads[parts] ??= Promise.all([
    import(/* @vite-ignore */ script),
    fetch(data).then((response) => response.json()),
    ...needs.map(link),
  ]));
  loading.catch(() => {
    loads[parts] = undefined;
  });
  return loading;
}

/** The link or form around what an event is about. */
const around = ({ target }: Event, selector = 'a[data-contact-open],[data-contact-form],[data-search]') =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;

let later: Promise<unknown> | undefined;

for (const intent of ['pointerover', 'focusin', 'touchstart', 'keydown']) {
  addEventListener(intent, (event) => {
    // Some browsers report a pointer at 0, 0 that nobody has moved.
    if (event instanceof PointerEvent && !event.clientX) return;
    later ??= import(/* @vite-ignore */ document.documentElement.dataset.later ?? '');
    const near = around(event);
    if (near)
      load(near).then(
        ([island, data]) => island.approach(near, data),
        () => {},
      );
  });
}

/** Whether a modifier gives the event another meaning; shift does not, since some keyboards need it for a slash. */
const isOther = (event: KeyboardEvent | MouseEvent) => event.metaKey || event.ctrlKey || event.altKey;

addEventListener('click', (event) => {
  const opener = around(event);
  // A form has no `href`.
  if (!opener?.href || event.button || event.shiftKey || isOther(event)) return;
  event.preventDefault();
  opener.ariaBusy = 'true';
  // A click waits this many milliseconds; then the link is followed like any other.
  const late = new Promise<never>((_, reject) => setTimeout(reject, 4000));
  Promise.race([load(opener), late])
    .then(([island, data]) => island.open(opener, data))
    .catch(() => location.assign(opener.href))
    .finally(() => (opener.ariaBusy = null));
});

addEventListener('keydown', (event) => {
  if (event.key !== '/' || isOther(event) || around(event, 'input,textarea,select,dialog')) return;
  if (storage('localStorage', 'slash')) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('a[data-search]')?.click();
});
