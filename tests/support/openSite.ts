import { chromium, type Browser } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import { withoutWorkers } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser that all test files share is reached. */
    browserEndpoint: string;
    /** Address of the service that serves the site under test, such as `http://localhost:41234`. */
    siteAddress: string;
  }
}

/**
 * The site under test and a headless Chromium, for files that look at pages: one service and one browser for all of
 * them. What a file leaves open is closed after it.
 */
export async function openSite(): Promise<{ browser: Browser; address: string }> {
  const browser = withoutWorkers(await chromium.connect(inject('browserEndpoint')));
  afterAll(() => browser.close());
  return { browser, address: inject('siteAddress') };
}
