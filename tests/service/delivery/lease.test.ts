import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { newInquiry, second } from '../support-store/inquiry.ts';
import { useDeliveries } from '../support-store/delivery.ts';
import { databases, useStores } from '../support-store/stores.ts';
import { startSmtp } from '../support-store/smtp.ts';

const deliveries = useDeliveries();

describe.each(databases)('a delivery that takes minutes, in %s', (database) => {
  const stores = useStores(database);

  test('is not taken by another instance, and arrives once', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const smtp = await startSmtp();
    deliveries.after(smtp.stop);
    const [answered, received] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    // A second copy, if there is one, is answered at once.
    smtp.behaviour.answerAfter = async () => smtp.raw.length === 1 && answered.promise;
    smtp.behaviour.onMessage = () => received.resolve(undefined);
    const url = await stores.createUrl();
    const { store, delivery, deliveryOf } = await deliveries.create({ smtpUrl: smtp.url }, { url });
    const { id } = newInquiry();
    await store.put(newInquiry({ id }));
    const ticking = delivery.tick();
    await received.promise;

    const other = await deliveries.create({ smtpUrl: smtp.url }, { url });
    for (let times = 0; times < 12; times++) {
      vi.advanceTimersByTime(15 * second);
      await other.pass(15 * second, 5 * second);
    }
    expect(smtp.raw).toHaveLength(1);
    answered.resolve(undefined);
    await ticking;
    expect(await deliveryOf(id)).toMatchObject({ state: 'delivered', attempts: 1 });
  });
});
