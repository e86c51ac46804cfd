import { expect, test } from 'vitest';
import { launchWholeBrowser } from '../support/browser.ts';
import { openSite } from '../support/openSite.ts';

const { address } = await openSite();

interface Sources {
  preloadingAttemptSources: { key: { action: string; url: string }; ruleSetIds: string[] }[];
}

test('a browser may make pages of the site ready, but no file', async () => {
  const browser = await launchWholeBrowser();
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  const found = new Promise<string[]>((resolve) => {
    devtools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }: Sources) => {
      const ready = preloadingAttemptSources.filter(({ key }) => key.action === 'Prerender');
      if (ready.length > 0) resolve(ready.map(({ key }) => new URL(key.url).pathname));
    });
  });
  await devtools.send('Preload.enable');
  await page.goto(`${address}/blog/`);
  const paths = await found;
  expect(paths).toContain('/portfolio/');
  expect(await page.locator('a[href="/feed.xml"]').count()).toBeGreaterThan(0);
  expect(paths).not.toContain('/feed.xml');
  await browser.close();
});
