import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import PostalMime, { type Email } from 'postal-mime';
import type { Browser } from 'playwright-core';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { startService, type RunningService } from '../support/service.ts';
import { sendPopup, visitor } from './visits.ts';

let browser: Browser;
let service: RunningService;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(() => service.stop());

/** A real SMTP server on loopback; `next` resolves with the next message it accepts. */
async function mailbox() {
  const arrived: Email[] = [];
  const waiting: ((mail: Email) => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, done) => {
      const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()));
      const taker = waiting.shift();
      if (taker) taker(mail);
      else arrived.push(mail);
      done();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The SMTP server has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    next: () => new Promise<Email>((resolve) => (arrived[0] ? resolve(arrived[0]) : waiting.push(resolve))),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** The rows of the running service's database. */
function inquiries({ data }: RunningService): Record<string, unknown>[] {
  const database = new DatabaseSync(join(data, 'inquiries.db'), { readOnly: true });
  const rows = database.prepare('SELECT * FROM inquiry JOIN person USING (row)').all();
  database.close();
  return rows;
}

test('an inquiry typed into the pop-up is stored and mailed with Reply-To set', async () => {
  const mail = await mailbox();
  service = await startService({ SMTP_URL: mail.url });
  const page = await browser.newPage();
  await sendPopup(page, service.address);

  const rows = inquiries(service);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows[0])).toContain(visitor.projectBrief);
  const message = await mail.next();
  expect(message.replyTo?.[0]?.address).toBe(visitor.email);
  expect(message.text).toContain(visitor.projectBrief);
  expect(message.from?.address).not.toBe(visitor.email);
  await page.close();
  await service.stop();
  await mail.close();
});

test('without JavaScript the contact page takes the same inquiry', async () => {
  service = await startService();
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(service.address);
  await page.locator('main a[data-contact-open]').first().click();
  await page.waitForURL('**/contact/');
  await page.locator('main [name=name]').fill('Ada 2');
  await page.locator('main [name=email]').fill(visitor.email);
  await page.locator('main [name=phoneNumber]').fill(visitor.phoneNumber);
  await page.locator('main [name=projectBrief]').fill(visitor.projectBrief);
  await page.getByRole('button', { name: 'Get Free Consultation' }).click();

  await expect
    .poll(() => page.locator('[data-message-for=name]').textContent())
    .toBe('Enter a only alphabets characters only');
  expect(await page.locator('main [name=name]').inputValue()).toBe('Ada 2');
  expect(await page.locator('main [name=projectBrief]').inputValue()).toBe(visitor.projectBrief);
  expect(inquiries(service)).toHaveLength(0);

  await page.locator('main [name=name]').fill(visitor.name);
  await page.getByRole('button', { name: 'Get Free Consultation' }).click();
  await page.waitForURL('**/inquiry/*/');
  expect(inquiries(service)).toHaveLength(1);
  await page.context().close();
});

test('without a mail server the message is written to a file', async () => {
  service = await startService();
  const page = await browser.newPage();
  await sendPopup(page, service.address);
  const folder = join(service.data, 'mail');
  const mails = async () => (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  await expect.poll(mails).toHaveLength(1);
  const [file = ''] = await mails();
  const message = await PostalMime.parse(await readFile(join(folder, file)));
  expect(message.replyTo?.[0]?.address).toBe(visitor.email);
  await page.close();
});

test('killing the service right after its 201 loses nothing', async () => {
  service = await startService();
  const response = await fetch(`${service.address}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...visitor, country: '+1', pathName: '/' }),
  });
  service.process.kill('SIGKILL');
  expect(response.status).toBe(201);
  await once(service.process, 'exit');
  expect(inquiries(service)).toHaveLength(1);
});
