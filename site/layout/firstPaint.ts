/** Does something once the page has been painted: at once where that has happened, or where a browser cannot tell. */
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
