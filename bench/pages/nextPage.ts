import { setTimeout as sleep } from 'node:timers/promises';
import { number, parse } from 'valibot';
import { Tab } from '../../tests/support/tab.ts';
import { median } from '../compare.ts';

/** How fast a page appeared: milliseconds from the click, by how long the pointer had rested on the link. */
export interface Arrivals {
  path: string;
  times: { hoverMs: number; lcp: number }[];
}

/** The largest contentful paint in milliseconds; for a prerendered page, since its activation. */
const arrival = `new Promise((done) => {
  const { activationStart } = performance.getEntriesByType('navigation')[0];
  let lcp = 0;
  new PerformanceObserver((list) => { lcp = list.getEntries().at(-1).startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  setTimeout(() => done(Math.max(0, lcp - activationStart)), 2500);
})`;

/**
 * Opens a page, rests the pointer on the first visible link to `path`, clicks it, and measures the next page. `origin`
 * is behind the slow line. Throws an Error if no such link is visible.
 */
async function nextPage(origin: string, from: string, path: string, hoverMs: number): Promise<number> {
  const tab = await Tab.launch(origin + from);
  try {
    // By then the page has settled.
    await sleep(1500);
    const at = await tab.pointAt(path);
    const page = tab.first;
    const mouse = (type: string) =>
      tab.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 }, page);
    await sleep(hoverMs);
    await mouse('mousePressed');
    void mouse('mouseReleased');
    await sleep(1000);
    return parse(number(), await tab.value(await tab.shown(origin + path), arrival));
  } finally {
    tab.close();
  }
}

/** Follows a link three times for each of these rests of the pointer on it (ms). */
export async function arrivals(
  origin: string,
  from: string,
  path: string,
  hovers: readonly number[],
): Promise<Arrivals> {
  const times = [];
  for (const hoverMs of hovers) {
    const lcps: number[] = [];
    while (lcps.length < 3) lcps.push(await nextPage(origin, from, path, hoverMs));
    times.push({ hoverMs, lcp: median(lcps) });
  }
  return { path, times };
}
