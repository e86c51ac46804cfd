// A menu closes when the focus leaves it, since it would cover what has the focus (WCAG 2.4.11). While the phones' menu
// is open, it borrows the theme switch from the footer.
addEventListener('focusin', ({ target }) => {
  const open = document.querySelector<HTMLElement>('header :popover-open');
  if (!open || !(target instanceof Element) || open.contains(target)) return;
  if (target.getAttribute('popovertarget') !== open.id) open.hidePopover();
});

const menu = document.querySelector<HTMLElement>('#phone-menu');
const theme = document.querySelector('footer [data-theme-switch]');
const home = theme?.parentElement;

const move = () => {
  if (menu && home && theme) (menu.matches(':popover-open') ? menu.lastElementChild : home)?.append(theme);
};

menu?.addEventListener('toggle', move);
move();
