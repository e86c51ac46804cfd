import { expect, test } from 'vitest';
import type { Route } from 'playwright-core';
import { messages } from '../support/messages.ts';
import { enter, field, fill, message, path, send } from './contactPage.ts';
import { useSite } from './visit.ts';

const { visit } = await useSite();
const contact = '**/api/contact';

test('without JavaScript an inquiry with a project link is stored', async () => {
  const { page } = await visit({ path, javaScriptEnabled: false });
  await fill(page, { name: 'Zoë O’Neil-Çelik', link: 'https://engine.example/plan' });
  await field(page, 'country').selectOption({ label: 'France (+33)' });
  const request = page.waitForRequest('**/api/contact');
  await send(page);
  expect(Object.fromEntries(new URLSearchParams((await request).postData() ?? ''))).toEqual({
    name: 'Zoë O’Neil-Çelik',
    email: 'ada@example.org',
    phoneNumber: '612345678',
    country: '+33 FR',
    projectBrief: 'An <engine>',
    link: 'https://engine.example/plan',
    pathName: path,
    website: '',
  });
  await page.waitForURL('**/inquiry/*/');
});

test('without JavaScript a refused form comes back with everything typed and its messages', async () => {
  const { page } = await visit({ path, javaScriptEnabled: false });
  await fill(page, { name: 'R2D2', email: 'ada@', link: 'engine' });
  await field(page, 'country').selectOption({ label: 'India (+91)' });
  await send(page);
  expect(await message(page, 'name')).toBe(messages.nameLetters);
  expect(await message(page, 'email')).toBe(messages.emailInvalid);
  expect(await message(page, 'link')).toBe(messages.linkInvalid);
  expect(await message(page, 'phoneNumber')).toBe('');
  expect(await field(page, 'name').getAttribute('aria-describedby')).toBe('name-message');
  expect(await field(page, 'name').inputValue()).toBe('R2D2');
  expect(await field(page, 'projectBrief').inputValue()).toBe('An <engine>');
  expect(await field(page, 'country').inputValue()).toBe('+91 IN');
  expect(await page.locator('[data-form-alert]').textContent()).not.toBe('');
  await field(page, 'name').fill('Ada');
  await field(page, 'email').fill('ada@example.org');
  await field(page, 'link').fill('');
  await send(page);
  await page.waitForURL('**/inquiry/*/');
});

test('with JavaScript the same rules are told while the form is filled in', async () => {
  const { page, exceptions } = await visit({ path });
  await enter(page);
  await send(page);
  await expect.poll(() => message(page, 'name')).toBe(messages.nameRequired);
  expect(await message(page, 'email')).toBe(messages.emailRequired);
  expect(await message(page, 'phoneNumber')).toBe(messages.phoneRequired);
  expect(await message(page, 'projectBrief')).toBe(messages.briefRequired);
  expect(await field(page, 'name').evaluate((input) => input === document.activeElement)).toBe(true);
  await field(page, 'name').fill('R2');
  expect(await message(page, 'name')).toBe('');
  await field(page, 'email').fill('ada@');
  expect(await message(page, 'email')).toBe(messages.emailInvalid);
  await field(page, 'phoneNumber').fill('+44 (0)20 7946 0958');
  expect(await field(page, 'phoneNumber').inputValue()).toBe('2079460958');
  expect(await field(page, 'country').inputValue()).toBe('+44 GB');
  expect(await field(page, 'country').locator('option:checked').textContent()).toContain('United Kingdom');
  await fill(page, { name: 'R2' });
  await send(page);
  expect(await message(page, 'name')).toBe(messages.nameLetters);
  await field(page, 'name').fill('Ada');
  await send(page);
  await page.waitForURL('**/inquiry/*/');
  expect(exceptions).toEqual([]);
});

test('a double click posts once; once the visitor has stopped the browser, the button works again', async () => {
  const { page, requests } = await visit({ path, clock: true });
  const posts = () => requests.filter((request) => request.method() === 'POST').length;
  const browserKeys = await page.context().newCDPSession(page);
  let answer: (route: Route) => unknown = () => undefined;
  await page.route(contact, (route) => answer(route));
  await enter(page);
  await fill(page);
  await page.locator('form[action="/api/contact"] button[type="submit"]').dblclick({ noWaitAfter: true });
  await expect.poll(posts).toBe(1);
  await browserKeys.send('Page.stopLoading');
  expect(await field(page, 'name').inputValue()).toBe('Ada Byron');
  answer = (route) => route.continue();
  await page.clock.runFor(1000);
  await send(page);
  await page.waitForURL('**/inquiry/*/');
  expect(posts()).toBe(2);
});

test('without a line the form says so and keeps what was typed, until it can be sent', async () => {
  const { page, requests } = await visit({ path });
  await enter(page);
  await fill(page);
  await page.context().setOffline(true);
  await send(page);
  const alert = page.locator('[data-form-alert]');
  await expect.poll(() => alert.textContent()).toContain('You are offline.');
  expect(await alert.textContent()).not.toContain('{');
  expect(await alert.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  expect(await field(page, 'projectBrief').inputValue()).toBe('An <engine>');
  await page.context().setOffline(false);
  await expect.poll(() => alert.textContent()).toContain('You are online again.');
  expect(requests.filter((request) => request.method() === 'POST')).toEqual([]);
  await send(page);
  await page.waitForURL('**/inquiry/*/');
  await expect.poll(() => page.locator('[data-sent-brief]').textContent()).toBe('An <engine>');
});

test('a browser that says wrongly that there is no line posts the form all the same', async () => {
  const { page } = await visit({ path });
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await page.reload();
  await enter(page);
  await fill(page);
  await send(page);
  await page.waitForURL('**/inquiry/*/');
});

test('where the browser wrongly believes in its line the form stays, and says that the server was out of reach', async () => {
  const { page, requests } = await visit({ path });
  await enter(page);
  await fill(page);
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
  await send(page);
  const alert = page.locator('[data-form-alert]');
  await expect.poll(() => alert.textContent()).toContain('We could not reach our server.');
  expect(await alert.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  expect(await field(page, 'projectBrief').inputValue()).toBe('An <engine>');
  expect(requests.filter((request) => request.method() === 'POST')).toEqual([]);
  await page.unroute('**/*');
  await send(page);
  await page.waitForURL('**/inquiry/*/');
});

test('the messages of a form that the service hands back stay until their own fields are edited', async () => {
  const { page } = await visit({ path, answers: { '**/checkedForm*': (route) => route.abort() } });
  await fill(page, { name: 'R2D2', email: 'ada@', phoneNumber: '1' });
  await send(page);
  await expect.poll(() => message(page, 'name')).toBe(messages.nameLetters);
  await page.unroute('**/checkedForm*');
  await enter(page);
  await field(page, 'name').fill('Ada');
  await expect.poll(() => message(page, 'name')).toBe('');
  expect(await message(page, 'email')).toBe(messages.emailInvalid);
  expect(await message(page, 'phoneNumber')).toBe(messages.phoneLength);
});

test('before a visitor enters the form its page carries less than 3 kB of scripts', async () => {
  const { page, requests } = await visit({ path });
  await page.waitForLoadState('networkidle');
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map(async (request) => (await request.sizes()).responseBodySize));
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThan(3000);
});

test('the pop-up on the contact page takes any name, and sends no link', async () => {
  const { page, popup } = await visit({ path });
  await popup.open(page.locator('a[data-contact-open]:visible').first());
  await popup.fill({ name: 'R2D2' });
  const request = page.waitForRequest('**/api/contact');
  await popup.submit.click();
  expect(Object.keys((await request).postDataJSON()).sort()).toEqual(
    ['country', 'email', 'name', 'pathName', 'phoneNumber', 'projectBrief'].sort(),
  );
  expect((await request).postDataJSON().pathName).toBe(path);
  await page.waitForURL('**/thank-you/');
});
