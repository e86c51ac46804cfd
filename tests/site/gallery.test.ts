import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { expectGoodLooks } from '../support/looks.ts';
import { pagePaths } from '../support/pages.ts';
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

test.each(pagePaths({ gallery: true }))('%s has no axe finding in any of its examples', async (path) => {
  await expectGoodLooks(browser, service.address + path);
});
