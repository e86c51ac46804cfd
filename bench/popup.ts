// `npm run measure:popup`: what the contact pop-up of the last build weighs and how fast it opens, beside what it may.
import type { Browser } from 'playwright-core';
import { popupWeight } from '../scripts/popupWeight.mjs';
import { launchBrowser } from '../tests/support/browser.ts';
import { serve } from '../tests/support/serve.ts';

/** How often it is opened, each time on a page that was just loaded. */
const openings = 9;

/** Milliseconds from the click on an opener, its parts fetched, to the first frame with the open pop-up. */
async function openingTime(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(address);
  const opener = page.locator('main a[data-contact-open]').first();
  await opener.hover();
  await page.waitForLoadState('networkidle');
  const elapsed = await opener.evaluate(async (link: HTMLAnchorElement) => {
    const start = performance.now();
    link.click();
    while (!document.querySelector('dialog[open]')) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now() - start;
  });
  await page.close();
  return elapsed;
}

const folder = process.env.OUT_DIR ?? '.';
const { parts, loader, opened, pictures } = await popupWeight({ dist: `${folder}/dist` });
const line = (name: string, value: number, unit: string, most?: number) =>
  console.log(
    `${name.padEnd(36)} ${value.toFixed().padStart(7)} ${unit}${most === undefined ? '' : ` of ${most}`}`,
  );

for (const [address, bytes] of Object.entries(parts)) line(address, bytes, 'B');
console.log();
line('loader on every page', loader, 'B', 1024);
line('script, styles, words, countries', opened, 'B', 75_000);
line('pictures of the left panel', pictures, 'B', 20_000);

const service = await serve(folder);
const browser = await launchBrowser();
const times: number[] = [];
for (let i = 0; i < openings; i += 1) times.push(await openingTime(browser, service.address));
await browser.close();
await service.stop();
const [median = 0] = times.sort((a, b) => a - b).slice(Math.floor(openings / 2));
line(`opens, median of ${openings}`, median, 'ms', 100);
// A busy machine opens it late; bytes are the same everywhere.
process.exitCode = loader > 1024 || opened > 75_000 || pictures > 20_000 ? 1 : 0;
