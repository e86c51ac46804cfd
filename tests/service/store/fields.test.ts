import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fieldNames, inquirySchema } from '../../../contract/inquiry.ts';
import { inquiries } from '../support-store/cli.ts';
import { useDeliveries } from '../support-store/delivery.ts';
import { newInquiry } from '../support-store/inquiry.ts';
import { startReceiver } from '../support-store/receiver.ts';
import { startSmtp } from '../support-store/smtp.ts';
import { databases, useStores } from '../support-store/stores.ts';

const deliveries = useDeliveries();

/** Every field of the table, each with words of its own. */
const fields = v.parse(
  inquirySchema(''),
  Object.fromEntries(fieldNames.map((field) => [field, `${field}@typed.example`])),
);
const typed = Object.values(fields);

describe.each(databases)('every field that the table has, in %s', (database) => {
  const stores = useStores(database);

  test('is kept, mailed, posted, shown and exported as it was typed', async () => {
    const url = await stores.createUrl();
    const [smtp, receiver] = [await startSmtp(), await startReceiver()];
    deliveries.after(smtp.stop);
    deliveries.after(receiver.stop);
    const config = { smtpUrl: smtp.url, webhook: receiver.webhook };
    const { store, delivery, clock } = await deliveries.create(config, { url });
    clock.time = Date.now();
    const inquiry = newInquiry({ fields, receivedAt: clock.time, channels: ['mail', 'webhook'] });
    await store.put(inquiry);
    await delivery.tick();

    expect(typed).toHaveLength(fieldNames.length);
    expect((await store.get(inquiry.id))?.fields).toEqual(fields);
    const [call] = receiver.calls;
    expect(call && receiver.verify(call)).toMatchObject({ data: fields });
    const mail = (await smtp.messages()).find(({ subject }) => subject?.startsWith('New inquiry'));
    const shown = (await inquiries(url, 'show', inquiry.id)).out;
    const csv = (await inquiries(url, 'export', '--format', 'csv')).out;
    for (const words of typed) for (const told of [mail?.text, shown, csv]) expect(told).toContain(words);
    expect(JSON.parse((await inquiries(url, 'export', '--format', 'json')).out)).toMatchObject([fields]);
  });
});
