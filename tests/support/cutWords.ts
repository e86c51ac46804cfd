/**
 * Words that stand beside the window or that a box cuts off at its side, where no scrolling brings them back, captions
 * for which a table has to be scrolled, and links, buttons and fields of the header that have no room or lie over each
 * other.
 */
export function cutWords(): string[] {
  const found: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const part = node.parentElement;
    // A mark that only adorns, such as a large quotation mark, may reach over an edge.
    const words = node.nodeValue?.trim() ?? '';
    if (!/[\p{L}\p{N}]/u.test(words) || !part?.checkVisibility({ visibilityProperty: true })) continue;
    if (part.closest('svg, .visually-hidden')) continue;
    range.selectNodeContents(node);
    const { left, right, width } = range.getBoundingClientRect();
    let [from, to] = [0, innerWidth];
    let isReached = true;
    for (let box: Element | null = part; box && isReached; box = box.parentElement) {
      const { overflowX, clipPath, position } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const scrolls = /auto|scroll/.test(overflowX);
      const isCaption = part.closest('caption') !== null;
      // Scrolls, or is only read out.
      if ((scrolls && !isCaption) || clipPath !== 'none' || (position === 'absolute' && edge.width < 3))
        isReached = false;
      if (scrolls || /hidden|clip/.test(overflowX))
        [from, to] = [Math.max(from, edge.left), Math.min(to, edge.right)];
    }
    if (isReached && width > 1 && (left < from - 2 || right > to + 2)) found.push(words);
  }
  const controls = [...document.querySelectorAll('header a, header button')].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[popover]'),
  );
  const boxes = controls.map((one) => one.getBoundingClientRect());
  for (const [at, box] of boxes.entries()) {
    const others = boxes.slice(at + 1);
    const isCrossed = others.some(
      (other) =>
        box.right > other.left + 1 &&
        other.right > box.left + 1 &&
        box.bottom > other.top + 1 &&
        other.bottom > box.top + 1,
    );
    if (isCrossed || box.width < 24 || box.height < 24 || box.right > innerWidth + 1)
      found.push(`header: ${controls[at]?.outerHTML.slice(0, 80)}`);
  }
  return found;
}
