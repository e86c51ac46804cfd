import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { allWidths, expectGoodLooks } from '../support/looks.ts';
import { startService, type RunningService } from '../support/service.ts';
import { builtSite } from '../support/site.ts';

let browser: Browser;
let service: RunningService;

beforeAll(async () => {
  [browser, service] = await Promise.all([launchBrowser(), startService()]);
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

const list: { pages: { path: string; kind: string }[] } = JSON.parse(
  readFileSync(join(builtSite().build, 'pages.json'), 'utf8'),
);
const firstOfKind = new Map(list.pages.toReversed().map(({ path, kind }) => [kind, path]));
/** The first page of each kind is judged at every width, its sisters at one; `npm run test:pages` judges all. */
const pages = list.pages.map(({ path, kind }) => ({
  path,
  judged: process.env['ALL_VIEWS'] === '1' || firstOfKind.get(kind) === path ? allWidths : [360],
}));

test.each(pages)('$path has no axe finding and never scrolls sideways', async ({ path, judged }) => {
  await expectGoodLooks(browser, service.address + path, judged);
});
