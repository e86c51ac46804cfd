/** A drag must be longer than this, in pixels, to change the card. */
const threshold = 100;
/** Milliseconds within which a wheel changes the card once at most. */
const throttle = 300;

interface Point {
  clientX: number;
  clientY: number;
}

/** Which way a drag moves the stack: up or left is next (1), down or right is previous (-1), a short one is neither. */
export function dragStep(from: Point, to: Point): 1 | -1 | undefined {
  const across = to.clientX - from.clientX;
  const down = to.clientY - from.clientY;
  const along = Math.abs(across) > Math.abs(down) ? across : down;
  if (Math.abs(along) <= threshold) return undefined;
  return along < 0 ? 1 : -1;
}

/** Listens to the wheel on an element; gives a function that ends it. Zooming is left alone. */
export function onWheelStep(element: HTMLElement, step: (by: 1 | -1) => void): () => void {
  let last = -Infinity;
  const turned = (event: WheelEvent) => {
    if (event.ctrlKey) return;
    event.preventDefault();
    const along = Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : event.deltaY;
    if (along === 0 || event.timeStamp - last < throttle) return;
    last = event.timeStamp;
    step(along > 0 ? 1 : -1);
  };
  // React's own listener is passive and could not keep the dialog from scrolling.
  element.addEventListener('wheel', turned, { passive: false });
  return () => element.removeEventListener('wheel', turned);
}
