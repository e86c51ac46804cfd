import { join, resolve } from 'node:path';
import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, describe, test } from 'vitest';
import { openStore } from '../../service/store/openStore.ts';
import { idOf, postJson, sound } from '../service/support/inquiry.ts';
import { freePort } from '../service/support-store/postgres.ts';
import { Reply, startSmtp } from '../service/support-store/smtp.ts';
import { createBefore } from './support/databases.ts';
import { arrived } from './support/mails.ts';
import { usePrograms } from './support/programs.ts';

const programs = usePrograms();
const ends: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(ends.map((end) => end())));

/** The first pause of a failing channel, in milliseconds, and what the queue's own clock adds. */
const patience = { timeout: 60_000, interval: 100 };

async function relay(options: SMTPServerOptions = {}, port = 0) {
  const smtp = await startSmtp(options, port);
  ends.push(smtp.stop);
  return smtp;
}

async function service(SMTP_URL: string, DATABASE_URL?: string) {
  const folder = programs.folder();
  DATABASE_URL ??= `file:${join(folder, 'data/inquiries.db')}`;
  await createBefore(DATABASE_URL);
  const { url, out } = await programs.run(folder, { SMTP_URL, DATABASE_URL });
  return {
    out,
    DATABASE_URL,
    async post(count: number): Promise<string[]> {
      const ids: string[] = [];
      for (let sent = 0; sent < count; sent++) ids.push(await idOf(await postJson(url, sound)));
      return ids;
    },
    async deliveryOf(id: string) {
      const store = await openStore(DATABASE_URL);
      const inquiry = await store.get(id);
      await store.close();
      return inquiry?.deliveries[0];
    },
    redeliver: (id: string) =>
      promisify(execFile)(process.execPath, [resolve('service/cli/main.ts'), 'redeliver', id], {
        env: { ...process.env, DATABASE_URL },
      }),
  };
}

// Each waits for a pause of 15 seconds: all at once.
describe.concurrent('a relay', () => {
  test('that is down and comes up gets everything once, oldest first but the one that met it down', async ({
    expect,
  }) => {
    const port = await freePort();
    const { post } = await service(`smtp://127.0.0.1:${port}`);
    const [first = '', ...others] = await post(12);
    const smtp = await relay({}, port);
    await expect.poll(() => smtp.raw.length, patience).toBe(1 + others.length);
    const order = arrived(smtp.raw);
    // It may have failed by its own fault, so it lets others go first when they come due before it.
    expect(order).toContain(first);
    expect(order.filter((id) => id !== first)).toEqual(others);
  });

  test('that cuts the line after DATA gets a second copy with the same Message-ID, of that one only', async ({
    expect,
  }) => {
    const smtp = await relay();
    let cut = false;
    smtp.behaviour.dropAfterData = () => !cut && (cut = true);
    const { post, deliveryOf } = await service(smtp.url);
    const ids = await post(5);
    await expect.poll(() => smtp.raw.length, patience).toBe(ids.length + 1);
    const [twice = ''] = ids.filter((id) => arrived(smtp.raw).filter((one) => one === id).length === 2);
    expect(arrived(smtp.raw).toSorted()).toEqual([...ids, twice].toSorted());
    await expect.poll(async () => (await deliveryOf(twice))?.state, patience).toBe('delivered');
    const copies = (await smtp.messages()).filter(({ messageId }) => messageId?.includes(twice));
    expect(new Set(copies.map(({ messageId, subject }) => `${messageId} ${subject}`)).size).toBe(1);
  });

  test('that takes more than a minute to answer the content gets one copy, from two instances on one queue', async ({
    expect,
  }) => {
    const smtp = await relay();
    const { post, deliveryOf, DATABASE_URL } = await service(smtp.url);
    // The second copy, if there is one, is answered at once.
    smtp.behaviour.answerAfter = async () => smtp.raw.length === 1 && sleep(70_000);
    const [id = ''] = await post(1);
    await expect.poll(() => smtp.raw.length, patience).toBe(1);
    await service(smtp.url, DATABASE_URL);
    const slow = { timeout: 100_000, interval: 100 };
    await expect.poll(async () => (await deliveryOf(id))?.state, slow).toBe('delivered');
    expect(arrived(smtp.raw)).toEqual([id]);
    expect((await deliveryOf(id))?.attempts).toBe(1);
  });

  test('that refuses the sender has nothing given up, and gets everything once it takes it', async ({
    expect,
  }) => {
    const smtp = await relay();
    let refuses = true;
    smtp.behaviour.onSender = () => {
      if (refuses) throw new Reply(553, 'sender not allowed');
    };
    const { post, deliveryOf } = await service(smtp.url);
    const ids = await post(4);
    await expect.poll(async () => (await deliveryOf(ids[0] ?? ''))?.lastError, patience).toContain('553');
    expect((await deliveryOf(ids[0] ?? ''))?.state).toBe('waiting');
    refuses = false;
    await expect.poll(() => arrived(smtp.raw).toSorted(), patience).toEqual(ids.toSorted());
  });

  test('that closes with 421 is left alone for a while, then gets everything once', async ({ expect }) => {
    const smtp = await relay();
    let busy = true;
    smtp.behaviour.onRecipient = () => {
      if (busy) throw new Reply(421, 'too busy, come back later');
    };
    const { post, deliveryOf } = await service(smtp.url);
    const ids = await post(6);
    await expect.poll(async () => (await deliveryOf(ids[0] ?? ''))?.lastError, patience).toContain('421');
    expect(smtp.connections()).toBe(1);
    busy = false;
    await expect.poll(() => smtp.raw.length, patience).toBe(ids.length);
    expect(arrived(smtp.raw).toSorted()).toEqual(ids.toSorted());
  });

  test('that refuses one mail with 550 has it parked with its words, and redelivered by hand', async ({
    expect,
  }) => {
    const smtp = await relay();
    smtp.behaviour.onMessage = (count) => {
      if (count === 1) throw new Reply(550, 'no such mailbox here');
    };
    const { post, deliveryOf, redeliver, out } = await service(smtp.url);
    const [first = ''] = await post(1);
    await expect.poll(async () => (await deliveryOf(first))?.state, patience).toBe('parked');
    expect((await deliveryOf(first))?.lastError).toContain('550 no such mailbox here');
    expect(out()).toContain('"msg":"delivery parked"');
    delete smtp.behaviour.onMessage;
    const rest = await post(3);
    await expect.poll(() => arrived(smtp.raw), patience).toEqual(rest);
    await redeliver(first);
    await expect.poll(() => arrived(smtp.raw), patience).toEqual([...rest, first]);
  });

  test('that refuses the login with 535 is not asked for each, and gets everything once it lets us in', async ({
    expect,
  }) => {
    const smtp = await relay({ authOptional: false });
    let locked = true;
    smtp.behaviour.onLogin = () => {
      if (locked) throw new Reply(535, 'authentication failed');
    };
    const { post, deliveryOf } = await service(smtp.url.replace('://', '://site:secret@'));
    const ids = await post(6);
    await expect.poll(async () => (await deliveryOf(ids[0] ?? ''))?.lastError, patience).toContain('535');
    expect(smtp.connections()).toBe(1);
    locked = false;
    await expect.poll(() => smtp.raw.length, patience).toBe(ids.length);
    expect(arrived(smtp.raw).toSorted()).toEqual(ids.toSorted());
  });

  test('with a certificate that nobody vouches for gets nothing, and nothing is lost', async ({ expect }) => {
    const smtp = await relay({ secure: true });
    const { post, deliveryOf } = await service(smtp.url.replace('smtp:', 'smtps:'));
    const [id = ''] = await post(1);
    await expect.poll(async () => (await deliveryOf(id))?.lastError, patience).toMatch(/certificate/i);
    expect((await deliveryOf(id))?.state).toBe('waiting');
    expect(smtp.raw).toEqual([]);
  });
});
