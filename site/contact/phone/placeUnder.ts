/** Pixels kept free around a list. */
const margin = 8;
/** Least height that a list under or over its field needs; with less it takes the whole window. */
const least = 220;
const most = 380;

/** Places a popover under a field, over it where there is more room, or all over a window that is too small. */
export function placeUnder({ style }: HTMLElement, field: HTMLElement): void {
  const { top, bottom, left, width } = field.getBoundingClientRect();
  const height = visualViewport?.height ?? innerHeight;
  const under = height - bottom - margin;
  const over = top - margin;
  const room = Math.max(under, over);
  const px = (value: number) => `${value}px`;
  if (room < least) {
    Object.assign(style, {
      top: px(margin),
      bottom: 'auto',
      left: px(margin),
      width: px(innerWidth - 2 * margin),
      maxHeight: px(height - 2 * margin),
    });
  } else if (under >= Math.min(over, most)) {
    Object.assign(style, {
      top: px(bottom + 4),
      bottom: 'auto',
      left: px(left),
      width: px(width),
      maxHeight: px(Math.min(most, under)),
    });
  } else {
    Object.assign(style, {
      top: 'auto',
      bottom: px(innerHeight - top + 4),
      left: px(left),
      width: px(width),
      maxHeight: px(Math.min(most, over)),
    });
  }
}
