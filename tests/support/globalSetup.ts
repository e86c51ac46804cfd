import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { launchBrowserServer } from './browser.ts';
import { buildSite } from './buildSite.ts';
import { serve } from './serve.ts';

/**
 * Builds the site once, with the gallery, next to the one that `npm start` serves, and starts the service and the
 * browser that all test files share. With `REUSE_SITE=1` the last run's site is reused, for work on tests alone.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = resolve('.cache/test-site');
  if (process.env['REUSE_SITE'] !== '1') buildSite(folder);
  const [service, browser] = await Promise.all([serve(folder), launchBrowserServer()]);
  project.provide('siteFolder', folder);
  project.provide('siteAddress', service.address);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await service.stop();
  };
}
