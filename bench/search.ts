// `npm run measure:search`: what the search of the last build loads on intent, and how fast it answers what is typed.
import { existsSync, statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../tests/support/browser.ts';
import { serve } from '../tests/support/serve.ts';

/** How often each question is asked, each time on a page that was just loaded. */
const rounds = 9;
/** How much slower than this machine's the page's processor is; the worker's stays as it is. */
const slowdown = 4;
const questions = ['telemedicine', 'flutterflow'];

/** A page whose search is a press away, and the paths of what it asks for from then on. */
async function nearSearch(browser: Browser, address: string): Promise<{ page: Page; asked: Set<string> }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const asked = new Set<string>();
  context.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.locator('a[data-search]').hover();
  await settled(asked);
  return { page, asked };
}

/** Until nothing new was asked for in a while. */
async function settled(asked: ReadonlySet<string>): Promise<void> {
  for (let before = -1; before < asked.size;) {
    before = asked.size;
    await setTimeout(500);
  }
}

/** Types words one after the other; milliseconds from each input to the first frame with its answer. */
function type(page: Page, inputs: readonly string[]): Promise<number[]> {
  return page.evaluate(async (values) => {
    const field = document.querySelector<HTMLInputElement>('dialog[open] input');
    const status = document.querySelector('dialog[open] [role="status"]');
    if (!field || !status) throw new Error('The search is not open.');
    const times: number[] = [];
    for (const value of values) {
      const start = performance.now();
      field.value = value;
      field.dispatchEvent(new Event('input'));
      while (!status.textContent.includes(`“${value}”`)) await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      times.push(performance.now() - start);
    }
    return times;
  }, inputs);
}

/** What is in the field after each letter, from the second on: one alone is not answered. */
const lettersOf = (word: string): string[] => [...word].slice(1).map((_, at) => word.slice(0, at + 2));

const line = (name: string, value: number, unit: string) =>
  console.log(`${name.padEnd(52)} ${value.toFixed().padStart(7)} ${unit}`);

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const folder = process.env.OUT_DIR ?? '.';
const service = await serve(folder);
const browser = await launchBrowser();

/** Bytes of a file's body as it is sent. */
function sent(path: string): number {
  const file = `${folder}/dist${path}`;
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

const opening = await nearSearch(browser, service.address);
const report = (title: string) => {
  const sizes = [...opening.asked].map(sent);
  line(
    `${title}, ${sizes.length} files`,
    sizes.reduce((total, size) => total + size, 0),
    'B',
  );
  opening.asked.clear();
};
report('on intent');
await opening.page.locator('a[data-search]').click();
await settled(opening.asked);
report('when it opens');
await type(opening.page, lettersOf('telemedicine'));
await settled(opening.asked);
report('for the word telemedicine, letter by letter');
await opening.page.context().close();

console.log(`\nProcessor of the page ${slowdown} times slower, median of ${rounds} visits:`);
for (const question of questions) {
  const first: number[] = [];
  const further: number[] = [];
  const whole: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page } = await nearSearch(browser, service.address);
    await page.locator('a[data-search]').click();
    await page.locator('dialog[open]').waitFor();
    const [one = 0, ...others] = await type(page, lettersOf(question));
    first.push(one);
    further.push(...others);
    await page.context().close();
    const other = await nearSearch(browser, service.address);
    await other.page.locator('a[data-search]').click();
    await settled(other.asked);
    whole.push(...(await type(other.page, [question])));
    await other.page.context().close();
  }
  line(`${question}: first answer, the index on its way`, median(first), 'ms');
  line(`${question}: each further letter`, median(further), 'ms');
  line(`${question}: slowest of those`, Math.max(...further), 'ms');
  line(`${question}: the whole word at once, the index there`, median(whole), 'ms');
}
await browser.close();
await service.stop();
