import { expect, test } from 'vitest';
import { popupWeight } from '../../scripts/popupWeight.mjs';
import { builtSite } from '../support/site.ts';

test('3: the pop-up weighs no more than it may', async () => {
  const { loader, opened, pictures } = await popupWeight(builtSite());
  expect(loader).toBeGreaterThan(0);
  expect(loader).toBeLessThanOrEqual(1024);
  expect(opened).toBeGreaterThan(50_000);
  expect(opened).toBeLessThanOrEqual(75_000);
  expect(pictures).toBeGreaterThan(0);
  expect(pictures).toBeLessThanOrEqual(20_000);
});
