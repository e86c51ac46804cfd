import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { allWidths, expectGoodLooks } from '../support/looks.ts';
import { pagesJudgedAt } from '../support/pages.ts';
import { startService, type RunningService } from '../support/service.ts';

let browser: Browser;
let service: RunningService;

beforeAll(async () => {
  [browser, service] = await Promise.all([launchBrowser(), startService()]);
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

test.each(pagesJudgedAt(allWidths, [360]))(
  '$path has no axe finding and never scrolls sideways',
  async ({ path, judged }) => {
    await expectGoodLooks(browser, service.address + path, judged);
  },
);
