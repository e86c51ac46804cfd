import { expect, test } from 'vitest';
import { postJson, sound } from '../support/inquiry.ts';
import { startService } from '../support/service.ts';

test('every look shows what waits now, the first one too', async () => {
  const { url, metrics } = await startService();
  await postJson(url, sound);
  expect(await metrics()).toMatch(/^deliveries_waiting 1$/m);
  await postJson(url, sound);
  expect(await metrics()).toMatch(/^deliveries_waiting 2$/m);
});
