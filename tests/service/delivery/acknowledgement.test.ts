import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { sqlitePath } from '../../../service/store/openStore.ts';
import { referenceOf } from '../../../service/delivery/reference.ts';
import { newInquiry } from '../support-store/inquiry.ts';
import { useDeliveries } from '../support-store/delivery.ts';
import { Reply, startSmtp } from '../support-store/smtp.ts';

const deliveries = useDeliveries();
const day = 24 * 3_600_000;

/** A service that acknowledges, and to whom it did, in the order of their names. */
async function acknowledging() {
  const smtp = await startSmtp();
  deliveries.after(smtp.stop);
  const parts = await deliveries.create({
    smtpUrl: smtp.url,
    autoReply: true,
    mailTo: 'Desk <desk@agency.example>',
  });
  const replies = async () =>
    (await smtp.messages()).filter(({ subject }) => subject === 'We have your message');
  return {
    ...parts,
    smtp,
    replies,
    to: async () => (await replies()).map(({ to }) => to?.[0]?.address ?? '').toSorted(),
    async send(...emails: readonly string[]) {
      for (const [index, email] of emails.entries()) {
        // One after the other, as the first is the one that is acknowledged.
        const receivedAt = parts.clock.now() - emails.length + index;
        await parts.store.put(newInquiry({ receivedAt, fields: { email } }));
      }
      await parts.delivery.tick();
    },
  };
}

test('one mailbox gets one a day, however its address is spelled', async () => {
  const { send, to, pass } = await acknowledging();
  await send(
    'victim@example.com',
    'victim+1@example.com',
    'v.ictim@example.com',
    'V.I.C.T.I.M+x+y@EXAMPLE.com',
  );
  expect(await to()).toEqual(['victim@example.com']);
  await pass(day, day / 2);
  await send('vic.tim@example.com');
  expect(await to()).toEqual(['vic.tim@example.com', 'victim@example.com']);
});

test.each([
  'root@127.1',
  'root@127.0.0.1',
  'a@1.2.3',
  'a@0x7f.1',
  'a@mail.localhost',
  'a@printer.local',
  'a@db.internal',
  'a@10.in-addr.arpa',
  'postmaster@example.com',
  'MAILER-DAEMON@example.com',
  'no-reply@example.com',
  'news-request@example.com',
  'owner-list@example.com',
  'desk@agency.example',
  'd.esk+1@agency.example',
  'site@agency.example',
  'user%other.example@example.com',
  'other.example!user@example.com',
  'host!user%other.example@example.com',
  '|program@example.com',
  '/var/mail/user@example.com',
])('%s gets none: nobody reads there', async (email) => {
  const { send, to, smtp } = await acknowledging();
  await send(email);
  expect(smtp.raw).toHaveLength(1);
  expect(await to()).toEqual([]);
});

test('it is sent from nobody, so that nothing comes back, and says that a machine sent it', async () => {
  const { send, smtp, replies } = await acknowledging();
  await send('ada@example.com', 'bob@m\u00fcnchen.example');
  expect(smtp.senders.toSorted()).toEqual(['', '', 'site@agency.example', 'site@agency.example']);
  for (const { headers } of await replies()) {
    const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value;
    expect([valueOf('auto-submitted'), valueOf('x-auto-response-suppress')]).toEqual(['auto-replied', 'All']);
  }
});

test('a relay that takes none of them costs no inquiry', async () => {
  const { send, smtp, store, clock } = await acknowledging();
  smtp.behaviour.onSender = (address) => {
    if (address === '') throw new Reply(550, 'no bounces from here');
  };
  await send('ada@example.com', 'bob@example.com');
  expect(smtp.senders).toEqual(['site@agency.example', 'site@agency.example']);
  expect((await store.stats(clock.now())).waiting).toBe(0);
});

test('who is erased while the mail is at the relay gets none, and nothing tells that there was anybody', async () => {
  let received = 0;
  const smtp = await startSmtp({
    onData(stream, _session, answer) {
      received++;
      stream.resume();
      stream.on('end', () => void store.erase('ada@example.com').then(() => answer()));
    },
  });
  deliveries.after(smtp.stop);
  const { store, delivery, databaseUrl } = await deliveries.create({ smtpUrl: smtp.url, autoReply: true });
  await store.put(newInquiry());
  await delivery.tick();
  expect(received).toBe(1);
  const db = new DatabaseSync(sqlitePath(databaseUrl), { readOnly: true });
  expect(db.prepare('SELECT * FROM rate_window').all()).toEqual([]);
  db.close();
});

test('who is erased while the mail is written to a file leaves no file', async () => {
  const { store, delivery, mailFolder } = await deliveries.create();
  const inquiry = newInquiry();
  const file = join(mailFolder, `${referenceOf(inquiry.id)}.eml`);
  const done = store.done.bind(store);
  vi.spyOn(store, 'done').mockImplementation(async (...outcome) => {
    expect(existsSync(file)).toBe(true);
    await store.erase('ada@example.com');
    return done(...outcome);
  });
  await store.put(inquiry);
  await delivery.tick();
  expect(existsSync(file)).toBe(false);
});
