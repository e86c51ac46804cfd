import { expect, test } from 'vitest';
import { postForm, postJson, sound } from '../support/inquiry.ts';
import { startService } from '../support/service.ts';

const large = { ...sound, projectBrief: 'a'.repeat(10_000) };

test('beyond STORAGE_LIMIT_MB inquiries are refused with the sales address, until something was deleted', async () => {
  const { url, store, metrics } = await startService({ env: { STORAGE_LIMIT_MB: '1' } });
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429 && statuses.length < 200) {
    statuses.push((await postJson(url, large)).status);
  }
  expect(new Set(statuses)).toEqual(new Set([201, 429]));
  expect(statuses.length).toBeGreaterThan(50);
  const refused = await postJson(url, large);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
  expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('sales@agency.example') });
  const form = await postForm(url, { ...large, website: '' });
  expect([form.status, form.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
  expect(await metrics()).toContain('inquiries_refused_total{reason="full"}');
  const ready = await fetch(`${url}/healthz/ready`);
  expect([ready.status, await ready.text()]).toEqual([503, expect.stringContaining('STORAGE_LIMIT_MB')]);

  await store.erase(sound.email);
  const status = async () => (await postJson(url, large)).status;
  await expect.poll(status, { timeout: 15_000, interval: 500 }).toBe(201);
}, 30_000);
