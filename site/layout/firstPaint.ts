/** Runs a callback after the page's first paint; at once if that is over or the browser cannot tell. */
export function afterFirstPaint(act: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    act();
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    act();
  }).observe({ type: 'paint', buffered: true });
}
