// A page of more than ten screens lists its sections in the phones' menu, in a row like the others.
const SCREENS = 10;
const phoneMenu = document.querySelector<HTMLElement>('#phone-menu');

/** A link to a part; following it closes the menu. */
function linkTo(head: HTMLElement, at: number): HTMLAnchorElement {
  head.id ||= `part-${at + 1}`;
  const link = Object.assign(document.createElement('a'), { href: `#${head.id}` });
  // Elements that are not laid out yet have no `innerText`.
  const section = head.closest<HTMLElement>('main > [data-section]');
  if (section) section.style.contentVisibility = 'visible';
  link.append(head.innerText);
  link.addEventListener('click', () => phoneMenu?.hidePopover());
  return link;
}

phoneMenu?.addEventListener(
  'beforetoggle',
  () => {
    const heads = [...document.querySelectorAll<HTMLElement>('main h2')].filter((head) =>
      head.checkVisibility(),
    );
    const row = phoneMenu.querySelector('li:has(details)')?.cloneNode(true);
    const isLong = document.documentElement.scrollHeight > innerHeight * SCREENS;
    if (!(row instanceof HTMLElement) || heads.length < 2 || !isLong) return;
    const label = row.querySelector('summary');
    label?.replaceChildren(phoneMenu.dataset.contents ?? '');
    label?.removeAttribute('aria-current');
    label?.nextElementSibling?.replaceChildren(...heads.map(linkTo));
    phoneMenu.querySelector('ul')?.prepend(row);
  },
  { once: true },
);
