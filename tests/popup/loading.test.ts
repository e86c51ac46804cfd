import { expect, test } from 'vitest';
import { useSite } from './visit.ts';

const { visit } = await useSite();

const parts = ['**/open.island*.js', '**/popup.*.json', '**/open.*.css'];
const ofPopup = (url: string) => /open\.island|popup\.|countries|api\//.test(url);

test('1: without any interaction nothing of the pop-up is requested', async () => {
  const { page, requests } = await visit();
  await page.waitForLoadState('networkidle');
  expect(requests.map((request) => request.url()).filter(ofPopup)).toEqual([]);
});

test.each(['hover', 'focus', 'tap'] as const)(
  '2: %s of an opener fetches the chunk once and shows nothing',
  async (intent) => {
    const { page, requests, popup } = await visit({ hasTouch: true });
    const chunk = page.waitForResponse(/open\.island/);
    if (intent === 'tap') await popup.opener.dispatchEvent('touchstart');
    else await popup.opener[intent]();
    await chunk;
    await popup.opener.hover();
    await popup.opener.focus();
    await page.waitForLoadState('networkidle');
    const urls = requests.map((request) => request.url());
    expect(urls.filter((url) => url.includes('open.island'))).toHaveLength(1);
    expect(urls.filter((url) => /countries|api\//.test(url))).toEqual([]);
    expect(await popup.dialog.isVisible()).toBe(false);
  },
);

test('3: a click on any opener opens the panel, no larger than 996 by 680', async () => {
  const { page, popup } = await visit();
  const openers = page.locator('a[data-contact-open]:visible');
  for (const opener of await openers.all()) {
    await opener.click();
    await popup.panel.waitFor();
    const box = await popup.panel.boundingBox();
    expect(box?.width).toBe(996);
    expect(box?.height).toBe(680);
    await page.keyboard.press('Escape');
  }
  expect(await openers.count()).toBeGreaterThan(1);
});

test('3: once fetched it opens without asking the network', async () => {
  const { page, popup, requests } = await visit();
  await popup.opener.hover();
  await page.waitForLoadState('networkidle');
  const before = requests.length;
  await page.context().setOffline(true);
  await popup.opener.click();
  await popup.field('name').waitFor();
  const parts = requests.slice(before).map((request) => request.url());
  expect(parts.filter((url) => /\.(js|css)$|popup\./.test(url))).toEqual([]);
});

test('3: a click with a modifier stays a click on a link', async () => {
  const { page, popup } = await visit();
  await page.evaluate(() => {
    addEventListener('click', (event) => {
      document.title = event.defaultPrevented ? 'taken' : 'left to the browser';
      event.preventDefault();
    });
  });
  for (const modifier of ['Control', 'Meta', 'Shift', 'Alt'] as const) {
    await popup.opener.click({ modifiers: [modifier] });
    expect(await page.title(), modifier).toBe('left to the browser');
  }
  expect(await popup.dialog.count()).toBe(0);
  await popup.opener.click();
  expect(await page.title()).toBe('taken');
});

test('4: without JavaScript an opener leads to the contact page', async () => {
  const { page, popup } = await visit({ javaScriptEnabled: false });
  await popup.opener.click();
  await page.waitForURL('**/contact/');
  expect(await page.locator('form[action="/api/contact"]').count()).toBe(1);
});

test.each(parts)('4: when %s hangs, a click waits 4 s, then the link is followed', async (part) => {
  const { page, popup } = await visit({ clock: true, answers: { [part]: () => undefined } });
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest(part);
  await popup.opener.click();
  await asked;
  await page.clock.runFor(3999);
  expect(new URL(page.url()).pathname).toBe('/');
  await page.clock.runFor(1);
  await page.waitForURL('**/contact/');
});

test.each(parts)('4: when %s fails the link is followed', async (part) => {
  const { page, popup, exceptions } = await visit({ answers: { [part]: (route) => route.abort() } });
  await popup.opener.click();
  await page.waitForURL('**/contact/');
  expect(exceptions).toEqual([]);
});
