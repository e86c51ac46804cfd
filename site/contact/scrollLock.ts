/** Stops the page from scrolling, the width of its scrollbar kept; gives a function that lets it go. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, paddingInlineEnd } = style;
  style.paddingInlineEnd = `${innerWidth - clientWidth}px`;
  style.overflow = 'hidden';
  return () => Object.assign(style, { overflow, paddingInlineEnd });
}
