// A menu closes when the focus leaves it, since it would cover what has the focus (WCAG 2.4.11). While the phones' menu
// is open, it borrows the theme switch from the footer.
const closeUnlessIn = (focused: EventTarget | null) => {
  const open = document.querySelector<HTMLElement>('header :popover-open');
  if (!open || !(focused instanceof Element) || open.contains(focused)) return;
  if (focused.getAttribute('popovertarget') !== open.id) open.hidePopover();
};

addEventListener('focusin', ({ target }) => closeUnlessIn(target));
// A menu may have been opened and left before this module came. Without a focus it was opened with a pointer.
if (document.activeElement !== document.body) closeUnlessIn(document.activeElement);

const menu = document.querySelector<HTMLElement>('#phone-menu');
const theme = document.querySelector('footer [data-theme-switch]');
const home = theme?.parentElement;

const move = () => {
  if (menu && home && theme) (menu.matches(':popover-open') ? menu.lastElementChild : home)?.append(theme);
};

menu?.addEventListener('toggle', move);
move();
