import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { pagesJudgedAt } from '../support/pages.ts';
import { startService, type RunningService } from '../support/service.ts';
import { wordsUnderArt } from '../support/wordsUnderArt.ts';

let browser: Browser;
let service: RunningService;

beforeAll(async () => {
  [browser, service] = await Promise.all([launchBrowser(), startService()]);
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

test.each(pagesJudgedAt([390, 768, 1024, 1440], [1440]))(
  'no picture touches the words of $path',
  async ({ path, judged }) => {
    expect(await wordsUnderArt(browser, service.address + path, judged)).toEqual([]);
  },
  60_000,
);
