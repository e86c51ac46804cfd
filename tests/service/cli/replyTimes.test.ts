import { expect, test } from 'vitest';
import { replyTimesSchema } from '../../../site/templates/company/records/replyTimes.schema.ts';
import { inquiries } from '../support-store/cli.ts';
import { answered, day, hour, minute, newInquiry } from '../support-store/inquiry.ts';
import { useDeliveries } from '../support-store/delivery.ts';

const deliveries = useDeliveries();

/** Inquiries whose reply was due the day before yesterday, answered after these times; null is never. */
async function withAnswers(times: readonly (number | null)[]) {
  const { store, databaseUrl } = await deliveries.create();
  const receivedAt = Date.now() - 3 * day;
  for (const time of times) {
    const { id } = newInquiry();
    await store.put(newInquiry({ id, receivedAt }));
    if (time !== null) await store.step(id, answered(receivedAt + time));
  }
  return databaseUrl;
}

const dateOf = (daysAgo: number) => new Date(Date.now() - daysAgo * day).toISOString().slice(0, 10);

test('a few inquiries have counts, and no shares or times', async () => {
  const url = await withAnswers([hour, 30 * hour, null]);
  const { out, code } = await inquiries(url, 'reply-times', '--days', '7');
  expect(code).toBe(0);
  expect(out).toContain(
    `Replies due from ${dateOf(7)} to ${dateOf(1)} (days of UTC), as our staff marked them: 3\n`,
  );
  for (const line of [
    'Answered in time: +1',
    'Answered or set aside late: +1',
    'Still open: +1',
    'Overdue: +1',
  ])
    expect(out).toMatch(new RegExp(`^ +${line}$`, 'm'));
  expect(out).toContain('of fewer than 20 they would say more than is known');
  expect(out).not.toMatch(/%|within/);
});

test('twenty have shares, and who never got an answer waits for longer', async () => {
  const url = await withAnswers([
    ...Array.from({ length: 17 }, (_, at) => at * hour + minute),
    null,
    null,
    null,
  ]);
  const { out } = await inquiries(url, 'reply-times');
  expect(out).toMatch(/^ +Kept: +85%$/m);
  expect(out).toMatch(/^ +Half of the replies came: +within 10 h$/m);
  expect(out).toMatch(/^ +Nine in ten came: +more than 72 h$/m);
  const json = await inquiries(url, 'reply-times', '--format', 'json');
  const printed: unknown = JSON.parse(json.out);
  // The site takes it as it is.
  expect(replyTimesSchema.parse(printed)).toEqual(printed);
  expect(printed).toEqual({
    measuredOn: dateOf(0),
    ...{ from: dateOf(90), to: dateOf(1), due: 20, kept: 17, late: 0, contradicted: 0, open: 3 },
    ...{ keptPercent: 85, median: { hours: 10, isMore: false }, ninetieth: { hours: 72, isMore: true } },
    ...{ aside: 0, erased: 0, inTime: 0, overdue: 3 },
  });
});

test.each([
  [['--days', '0'], '--days takes a whole number from 1 to 9999.'],
  [['--days', '1.5'], '--days takes a whole number from 1 to 9999.'],
  [['--format', 'csv'], '--format: got "csv", takes json.'],
  [['--by', 'ada'], 'reply-times takes no --by.'],
])('%j is refused with what is wrong', async (args, message) => {
  const { databaseUrl } = await deliveries.create();
  const { err, code } = await inquiries(databaseUrl, 'reply-times', ...args);
  expect([code, err.split('\n')[0]]).toEqual([2, message]);
});
