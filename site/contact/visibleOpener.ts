/** Where the focus goes when the pop-up closes: to its opener, or to the button of the menu that hides it now. */
export function visibleOpener(opener: HTMLElement): HTMLElement | undefined {
  const menu = opener.closest('[popover]')?.id;
  const toggles = document.querySelectorAll<HTMLElement>(`[popovertarget="${menu}"]`);
  return [opener, ...toggles].find((one) => one.checkVisibility());
}
