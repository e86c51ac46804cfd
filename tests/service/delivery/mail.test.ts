import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { referenceOf } from '../../../service/delivery/reference.ts';
import { newInquiry } from '../support-store/inquiry.ts';
import { useDeliveries } from '../support-store/delivery.ts';
import { parseFile, startSmtp } from '../support-store/smtp.ts';

const deliveries = useDeliveries();

async function withSmtp(config = {}) {
  const smtp = await startSmtp();
  deliveries.after(smtp.stop);
  return { smtp, ...(await deliveries.create({ smtpUrl: smtp.url, ...config })) };
}

test('an inquiry arrives as plain text, answerable to the visitor, with its reference in the subject', async () => {
  const { smtp, store, delivery, counts } = await withSmtp();
  const projectBrief =
    'First line\r\n\r\n  indented <b>bold</b>\n.\nFrom here =cmd() 😀\n' + 'long '.repeat(300);
  const inquiry = newInquiry({ fields: { name: 'Zoë Müller', projectBrief, link: 'https://example.com/' } });
  await store.put(inquiry);
  await delivery.tick();

  const [message, ...others] = await smtp.messages();
  expect(others).toEqual([]);
  expect(message?.from).toMatchObject({ name: 'Example Agency', address: 'site@agency.example' });
  expect(message?.to).toMatchObject([{ address: 'sales@agency.example' }]);
  expect(message?.replyTo).toMatchObject([{ name: 'Zoë Müller', address: 'ada@example.com' }]);
  expect(message?.subject).toContain(referenceOf(inquiry.id));
  expect(message?.messageId).toBe(`<inquiry.${inquiry.id}@agency.example>`);
  expect(message?.html).toBeUndefined();
  expect(message?.attachments).toEqual([]);
  const text = message?.text?.replace(/[\u2068\u2069]/g, '') ?? '';
  expect(text).toContain(projectBrief.replaceAll('\r\n', '\n'));
  for (const fact of [
    '+1 5550100123',
    'https://example.com/',
    '/pricing/',
    '2026-01-05 09:00 UTC',
    inquiry.id,
  ]) {
    expect(text).toContain(fact);
  }
  expect(smtp.raw[0]).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(counts).toEqual(['mail delivered']);
  expect((await store.get(inquiry.id))?.deliveries).toMatchObject([{ state: 'delivered', attempts: 1 }]);
});

test('it is sent once, however often the queue is looked at', async () => {
  const { smtp, store, delivery, pass } = await withSmtp();
  await store.put(newInquiry());
  delivery.wake();
  delivery.wake();
  await Promise.all([delivery.tick(), delivery.tick()]);
  await pass(10 * 60_000, 60_000);
  expect(smtp.raw).toHaveLength(1);
});

test('a visitor’s words cannot turn what stands around them, nor add a header', async () => {
  const { smtp, store, delivery } = await withSmtp();
  const name = '\u202Eevil\u{E0041}\u2069 \u0645\u0631\u062d\u0628\u0627\r\nBcc: other@example.com';
  await store.put(newInquiry({ fields: { name } }));
  await delivery.tick();
  const [message] = await smtp.messages();
  expect(message?.subject).toMatch(
    /from \u2068evil \u0645\u0631\u062d\u0628\u0627 {1,2}Bcc: other@example.com\u2069$/,
  );
  expect(message?.replyTo).toEqual([{ name: '', address: 'ada@example.com' }]);
  expect(message?.bcc).toBeUndefined();
  expect(message?.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
});

test('nor be read as another name where they are written like an encoded one', async () => {
  const { smtp, store, delivery } = await withSmtp();
  const names = ['=?utf-8?B?Qm9zcw==?=', 'Ada =?utf-8?Q?Boss?= =?=?utf-8?Q?Boss?=', 'Zoë =?utf-8?Q?Boss?='];
  for (const name of names) await store.put(newInquiry({ fields: { name } }));
  await delivery.tick();
  const messages = await smtp.messages();
  expect(messages.map(({ replyTo }) => replyTo?.[0]?.name)).toEqual(['', '', '']);
  expect(messages.map(({ subject }) => subject?.replace(/^.*\u2068|\u2069/g, '')).toSorted()).toEqual(
    names.toSorted(),
  );
});

test('nor write a line of their own into the mail', async () => {
  const { smtp, store, delivery } = await withSmtp();
  await store.put(
    newInquiry({ fields: { name: 'Ada\u2028Phone: 1\u2029Link: x', pathName: '/\u2028Received: y' } }),
  );
  await delivery.tick();
  const [message] = await smtp.messages();
  for (const words of [message?.text, message?.subject]) {
    expect(words).toContain('Ada Phone: 1 Link: x');
    expect(words).not.toMatch(/[\u2028\u2029]/);
  }
  expect(message?.text).toContain('/ Received: y');
});

test.each([
  ['CEO <ceo@agency.example>', ''],
  ['"ceo@agency.example"', ''],
  ['ceo＠agency.example', ''],
  ['ceo at agency.example', ''],
  ['Ada (Agency)', ''],
  ['Reply to: Agency', ''],
  ['Ada, Agency', ''],
  ['Agency\u200B', ''],
  ['Dr. Zoë O’Neill-Müller 3rd', 'Dr. Zoë O’Neill-Müller 3rd'],
  ['J.R. Smith', 'J.R. Smith'],
  ['مرحبا', 'مرحبا'],
  ['अनन्या शर्मा', 'अनन्या शर्मा'],
])('an answer to %s goes to an address that is shown as "%s"', async (name, shown) => {
  const { smtp, store, delivery } = await withSmtp();
  await store.put(newInquiry({ fields: { name } }));
  await delivery.tick();
  const [message] = await smtp.messages();
  expect(message?.replyTo).toEqual([{ name: shown, address: 'ada@example.com' }]);
  expect(message?.text).toContain(name);
});

test('the address of a domain in other letters is answerable', async () => {
  const { smtp, store, delivery } = await withSmtp();
  await store.put(newInquiry({ fields: { email: 'ada@münchen.example' } }));
  await delivery.tick();
  const [message] = await smtp.messages();
  expect(message?.replyTo).toMatchObject([{ address: 'ada@xn--mnchen-3ya.example' }]);
});

test('MAIL_FROM and MAIL_TO go before the content’s addresses', async () => {
  const { smtp, store, delivery } = await withSmtp({ mailFrom: 'a@x.example', mailTo: 'Desk <b@y.example>' });
  await store.put(newInquiry());
  await delivery.tick();
  const [message] = await smtp.messages();
  expect([message?.from?.address, message?.to?.[0]]).toMatchObject([
    'a@x.example',
    { address: 'b@y.example' },
  ]);
});

test('without a relay, each message is a file beside the database', async () => {
  const { store, delivery, mailFolder, logged } = await deliveries.create();
  const inquiry = newInquiry({ fields: { projectBrief: 'Grüße\n' } });
  await store.put(inquiry);
  await delivery.tick();
  expect(logged.join('\n')).toContain('SMTP_URL is unset');
  expect(readdirSync(mailFolder)).toEqual([`${referenceOf(inquiry.id)}.eml`]);
  const path = join(mailFolder, `${referenceOf(inquiry.id)}.eml`);
  const message = await parseFile(path);
  expect(message.text).toContain('Grüße');
  expect(message.replyTo).toMatchObject([{ address: 'ada@example.com' }]);
  expect(readFileSync(path, 'utf8')).toMatch(/\r\n\r\n/);
});

test('an inquiry that cannot be written waits its turns and is parked; the rest flows', async () => {
  const { smtp, store, delivery, pass, deliveryOf } = await withSmtp();
  const poison = newInquiry({ receivedAt: 9e15 });
  await store.put(poison);
  const sound = newInquiry();
  await store.put(sound);
  await delivery.tick();
  expect(smtp.raw).toHaveLength(1);
  expect(await deliveryOf(poison.id)).toMatchObject({ state: 'waiting', attempts: 1 });
  await pass(8 * 24 * 3_600_000, 3_600_000);
  expect(await deliveryOf(poison.id)).toMatchObject({
    state: 'parked',
    lastError: expect.stringContaining('cannot'),
  });
  const subjects = (await smtp.messages()).map(({ subject }) => subject ?? '');
  expect(subjects.filter((subject) => subject.startsWith('New inquiry'))).toHaveLength(1);
});

test('an acknowledgement is sent when asked for: fixed words, once a day for each address, none for suspects', async () => {
  const { smtp, store, delivery, clock, pass } = await withSmtp({ autoReply: true });
  const put = (fields = {}, suspicion: 'honeypot' | null = null) =>
    store.put(
      newInquiry({ receivedAt: clock.now(), fields, suspicion, channels: suspicion ? [] : ['mail'] }),
    );
  await put({ name: 'Canary Name', projectBrief: 'canary words' });
  await put({ email: 'ADA@example.com' });
  await put({ email: 'bob@example.com' });
  await put({ email: 'eve@example.com' }, 'honeypot');
  await delivery.tick();
  const replies = async () =>
    (await smtp.messages()).filter(({ subject }) => subject === 'We have your message');
  const to = async () =>
    (await replies()).map((message) => message.to?.[0]?.address?.toLowerCase()).toSorted();
  expect(await to()).toEqual(['ada@example.com', 'bob@example.com']);
  const [reply] = await replies();
  expect(reply?.text?.trim()).toMatch(
    /^We answer within a day\.\nhttps:\/\/agency\.example\/inquiry\/[\w-]{32}\/$/,
  );
  expect(smtp.raw.filter((raw) => /auto-replied/.test(raw) && /canary/i.test(raw))).toEqual([]);
  await pass(24 * 3_600_000, 3_600_000);
  await put();
  await delivery.tick();
  expect(await to()).toHaveLength(3);
});

test('without asking, nothing is ever sent to a visitor', async () => {
  const { smtp, store, delivery } = await withSmtp();
  await store.put(newInquiry());
  await delivery.tick();
  expect((await smtp.messages()).flatMap(({ to }) => to?.map(({ address }) => address))).toEqual([
    'sales@agency.example',
  ]);
});
