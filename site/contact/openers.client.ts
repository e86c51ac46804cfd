// Every link to the contact page that is marked as an opener opens the pop-up instead. Its parts are fetched when a
// visitor is about to open it; whatever fails on the way, the link is followed. The contact page's form takes its
// choice of a dial code from the same parts.
import type * as Island from './open.island.tsx';
import type { PopupData } from './popupData.ts';

type Popup = [island: typeof Island, data: PopupData, ...styles: unknown[]];

/** Addresses of the pop-up's parts: its module, its data, then what the module needs. */
const [script, data = '', ...needs] = document.documentElement.dataset.contactPopup?.split(' ') ?? [];
/** Milliseconds that a click waits for them: then it is followed, like that on any link. */
const patience = 5000;
let popup: Promise<Popup> | undefined;

const link = (href: string) =>
  new Promise((resolve, reject) => {
    const rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload';
    document.head.append(
      Object.assign(document.createElement('link'), { rel, href, onload: resolve, onerror: reject }),
    );
  });

function preload(): Promise<Popup> {
  popup ??= Promise.all([
    import(/* @vite-ignore */ script ?? ''),
    fetch(data).then((response) => response.json()),
    ...needs.map(link),
  ]);
  popup.catch(() => {
    popup = undefined;
  });
  return popup;
}

const around = <Kind extends Element>({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<Kind>(selector) : null;

for (const intent of ['pointerover', 'focusin', 'touchstart']) {
  addEventListener(
    intent,
    (event) => {
      const near = around(event, 'a[data-contact-open],[data-contact-form]');
      if (near)
        preload().then(
          ([island, words]) => island.joinDialCode(near, words),
          () => {},
        );
    },
    { passive: true },
  );
}

addEventListener('click', (event) => {
  const opener = around<HTMLAnchorElement>(event, 'a[data-contact-open]');
  if (!opener || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const late = new Promise<never>((_, reject) => setTimeout(reject, patience));
  Promise.race([preload(), late])
    .then(([island, words]) => island.openContact(opener, words))
    .catch(() => location.assign(opener.href));
});
