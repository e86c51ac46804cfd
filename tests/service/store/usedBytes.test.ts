import { describe, expect, test } from 'vitest';
import { newInquiry } from '../support-store/inquiry.ts';
import { databases, useStores } from '../support-store/stores.ts';

describe.each(databases)('the bytes that inquiries take, %s', (database) => {
  const stores = useStores(database);

  test('grow with each, and shrink when they are erased', async () => {
    const store = await stores.create();
    const empty = await store.usedBytes(0);
    // Nothing that compresses.
    const brief = () => Array.from({ length: 500 }, () => Math.random().toString(36)).join('');
    for (let count = 0; count < 100; count++) {
      await store.put(newInquiry({ fields: { projectBrief: brief() } }));
    }
    const full = await store.usedBytes(0);
    expect(full - empty).toBeGreaterThan(400_000);
    expect(full - empty).toBeLessThan(2_500_000);
    expect(await store.usedBytes(1e9)).toBeGreaterThan(400_000);
    await store.erase('ada@example.com');
    expect(await store.usedBytes(0)).toBeLessThan(empty + 100_000);
  });
});
