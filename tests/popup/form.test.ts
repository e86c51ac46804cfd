import { expect, test } from 'vitest';
import type { Request, Route } from 'playwright-core';
import { messages } from '../support/messages.ts';
import { useSite, type Visit } from './visit.ts';

const { visit } = await useSite();
const contact = '**/api/contact';
const typed = {
  name: 'Ada Byron',
  email: 'ada@example.org',
  phoneNumber: '4155552671',
  country: '+1',
  projectBrief: 'An engine',
};
const empty = { ...typed, name: '', email: '', phoneNumber: '', projectBrief: '' };
const sent = ({ requests }: Visit) => requests.filter((request) => request.url().endsWith('/api/contact'));
const keyOf = (request: Request | undefined) => request?.headers()['idempotency-key'];
const answerWith = (status: number) => (route: Route) => route.fulfill({ status, json: {} });

test('21: sending an empty form shows the four messages and puts the focus on the name', async () => {
  const { popup } = await visit();
  await popup.open();
  await popup.field('email').fill('no address');
  await popup.field('email').fill('');
  expect(await popup.dialog.locator('[aria-invalid]').count()).toBe(0);
  await popup.submit.click();
  await expect.poll(() => popup.message('name')).toBe(messages.nameRequired);
  expect(await popup.message('email')).toBe(messages.emailRequired);
  expect(await popup.message('phoneNumber')).toBe(messages.phoneRequired);
  expect(await popup.message('projectBrief')).toBe(messages.briefRequired);
  expect(await popup.field('name').evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await popup.alert.textContent()).toContain('Four things');
  // There are none yet.
  expect(await popup.alert.textContent()).not.toContain('Your words');
  await popup.field('name').fill('Ada');
  await expect.poll(() => popup.alert.textContent()).toContain('Your words');
});

test('21: after the first attempt e-mail and phone are checked live, name and brief cleared', async () => {
  const visited = await visit();
  const { popup } = visited;
  await popup.open();
  await popup.submit.click();
  const told = (name: string) => expect.poll(() => popup.message(name));
  await told('email').toBe(messages.emailRequired);
  await popup.field('email').fill('ada@');
  await told('email').toBe(messages.emailInvalid);
  await popup.field('email').fill('ada@exämple.org');
  await told('email').toBeNull();
  await popup.field('phoneNumber').fill('1234567');
  await told('phoneNumber').toBe(messages.phoneLength);
  await popup.field('phoneNumber').fill('12345678');
  await told('phoneNumber').toBeNull();
  await popup.field('phoneNumber').fill('1234567890123456');
  await told('phoneNumber').toBe(messages.phoneLength);
  for (const name of ['name', 'projectBrief']) {
    await popup.field(name).fill('x');
    expect(await popup.message(name)).toBeNull();
    await popup.field(name).fill('');
    expect(await popup.message(name)).toBeNull();
  }
  await popup.submit.click();
  await told('name').toBe(messages.nameRequired);
  expect(sent(visited)).toEqual([]);
});

test('22: a double click sends one request with exactly the keys of an inquiry', async () => {
  const visited = await visit({ country: 'IN' });
  const { page, popup } = visited;
  await popup.open();
  await expect.poll(() => popup.field('country').inputValue()).toBe('+91');
  await popup.fill();
  await popup.submit.dblclick();
  await page.waitForURL('**/thank-you/');
  const [request, second] = sent(visited);
  expect(second).toBeUndefined();
  expect(request?.postDataJSON()).toEqual({ ...typed, country: '+91', pathName: '/' });
  expect(request?.headers()['x-form-check']).toMatch(/^\d+;0$/);
  expect(request?.headers()['x-form-country']).toBe('IN');
  expect(keyOf(request)).toMatch(/^[0-9a-f]{32}$/);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('22: a filled trap is told', async () => {
  const visited = await visit({ answers: { [contact]: answerWith(201) } });
  await visited.popup.open();
  await visited.popup.fill();
  await visited.popup.field('website').fill('http://spam.example', { force: true });
  await visited.popup.submit.click();
  await visited.page.waitForURL('**/thank-you/');
  expect(sent(visited)[0]?.headers()['x-form-check']).toMatch(/;1$/);
});

test('22: while it is sent the button says so, and only the answer leads on', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const { page, popup } = await visit({
    answers: { [contact]: (route) => held.then(() => route.fulfill({ status: 201, json: {} })) },
  });
  await popup.open();
  await popup.fill();
  await popup.submit.click();
  await expect.poll(() => popup.submit.textContent()).toBe('Sending your brief');
  expect(await popup.submit.getAttribute('aria-disabled')).toBe('true');
  answer();
  await page.waitForURL('**/thank-you/');
});

test('22: after a refusal the fields are cleared, the visitor is told, and everything can be restored', async () => {
  let status = 500;
  const visited = await visit({ answers: { [contact]: (route) => route.fulfill({ status, json: {} }) } });
  const { page, popup } = visited;
  const french = { ...typed, country: '+33', phoneNumber: '612345678' };
  await popup.open();
  await popup.choose('France');
  await popup.fill({ phoneNumber: french.phoneNumber });
  await popup.submit.click();
  const restore = popup.dialog.getByRole('button', { name: 'Restore my details' });
  await restore.waitFor();
  await expect.poll(() => visited.console).toContain('Sorry! Something went wrong, please try again!');
  expect(await popup.values()).toEqual(empty);
  expect(await popup.alert.locator('a[href^="mailto:"]').count()).toBe(1);

  await page.keyboard.press('Escape');
  await page.reload();
  await popup.open();
  expect(await popup.values()).toEqual(empty);
  await restore.click();
  expect(await popup.values()).toEqual(french);
  expect(await popup.country.getAttribute('aria-label')).toMatch(/France.*\+33/);
  expect(await popup.alert.textContent()).toBe('');
  status = 201;
  await popup.submit.click();
  await page.waitForURL('**/thank-you/');
  const keys = sent(visited).map(keyOf);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('22: offline nothing is cleared, and the same content is sent again under the same key', async () => {
  const visited = await visit();
  const { page, popup } = visited;
  await popup.open();
  await popup.fill();
  await page.context().setOffline(true);
  await popup.submit.click();
  await expect.poll(() => popup.alert.textContent()).toContain('offline');
  await expect.poll(() => visited.console).toContain('Error submitting form');
  expect(await popup.values()).toEqual(typed);
  const tries = sent(visited).length;
  await page.context().setOffline(false);
  await expect.poll(() => popup.alert.textContent()).toContain('online again');
  expect(sent(visited)).toHaveLength(tries);
  expect(await popup.values()).toEqual(typed);
  await popup.submit.click();
  await page.waitForURL('**/thank-you/');
  const keys = sent(visited).map(keyOf);
  expect(keys[0]).toBe(keys.at(-1));
});

test('22: after 30 s without an answer the visitor is told, and nothing is cleared', async () => {
  const visited = await visit({ clock: true, answers: { [contact]: () => undefined } });
  const { page, popup } = visited;
  await page.clock.pauseAt(Date.now() + 60_000);
  await popup.open();
  await popup.fill();
  await popup.submit.click();
  await expect.poll(() => sent(visited).length).toBe(1);
  await page.clock.runFor(29_999);
  expect(await popup.submit.textContent()).toBe('Sending your brief');
  await page.clock.runFor(1);
  await expect.poll(() => popup.alert.textContent()).toContain('could not reach');
  await expect.poll(() => visited.console).toContain('Error submitting form');
  expect(await popup.values()).toEqual(typed);
});

test('22: an unreachable service is told apart from being offline; changed content gets a new key', async () => {
  const visited = await visit({ answers: { [contact]: (route) => route.abort() } });
  const { popup } = visited;
  await popup.open();
  await popup.fill();
  await popup.submit.click();
  await expect.poll(() => popup.alert.textContent()).toContain('could not reach');
  expect(await popup.values()).toEqual(typed);
  await popup.field('projectBrief').fill('Another engine');
  await popup.submit.click();
  await expect.poll(() => sent(visited).length).toBe(2);
  const [first, second] = sent(visited).map(keyOf);
  expect(first).not.toBe(second);
});
