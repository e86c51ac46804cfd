import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../support/http.ts';
import { launchService } from '../support/service.ts';
import type { RunningService } from '../support/service.ts';
import { picture, texts } from '../support/site.ts';

const path = '/images/picture.png';

let service: RunningService;
beforeAll(async () => {
  service = await launchService();
});
afterAll(() => service.close());

describe('pictures and other files from disk', () => {
  test('come whole, with their type, size and tag', async () => {
    const answer = await ask(service.port, path, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.body.equals(picture)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': '5000',
      'accept-ranges': 'bytes',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    const again = await ask(service.port, path, {
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, 4999],
    ['bytes=-100', 4900, 4999],
    ['bytes=4000-9999', 4000, 4999],
    ['bytes=-9999', 0, 4999],
    ['BYTES=7-7', 7, 7],
  ])('%s is that part', async (range, start, end) => {
    const answer = await ask(service.port, path, { headers: { range } });
    expect([answer.status, answer.headers['content-range']]).toEqual([206, `bytes ${start}-${end}/5000`]);
    expect(answer.body.equals(picture.subarray(start, end + 1))).toBe(true);
    expect(answer.headers['content-length']).toBe(String(end - start + 1));
  });

  test.each(['bytes=0-1,5-6', 'bytes=9-5', 'bytes=a-b', 'bytes=-', 'lines=1-2'])(
    '%s is ignored',
    async (range) => {
      const answer = await ask(service.port, path, { headers: { range } });
      expect([answer.status, answer.body.length]).toEqual([200, 5000]);
    },
  );

  test.each(['bytes=5000-', 'bytes=-0'])('%s is nowhere', async (range) => {
    const answer = await ask(service.port, path, { headers: { range } });
    expect([answer.status, answer.headers['content-range'], answer.body.length]).toEqual([
      416,
      'bytes */5000',
      0,
    ]);
  });

  test('If-Range gives a part of the same file only', async () => {
    const { headers } = await ask(service.port, path, { method: 'HEAD' });
    const range = { range: 'bytes=0-9' };
    expect(
      (await ask(service.port, path, { headers: { ...range, 'if-range': String(headers.etag) } })).status,
    ).toBe(206);
    expect((await ask(service.port, path, { headers: { ...range, 'if-range': '"other"' } })).status).toBe(
      200,
    );
    expect((await ask(service.port, path, { method: 'HEAD', headers: range })).status).toBe(200);
  });

  test('a text has parts where it is sent as it is, and none where it is compressed', async () => {
    const part = await ask(service.port, '/about/', { headers: { range: 'bytes=0-9' } });
    expect([part.status, part.body.toString()]).toEqual([206, texts['/about/index.html'].slice(0, 10)]);
    const whole = await ask(service.port, '/about/', {
      headers: { range: 'bytes=0-9', 'accept-encoding': 'br' },
    });
    expect(whole.status).toBe(200);
  });

  test('an empty file is empty', async () => {
    const answer = await ask(service.port, '/images/empty.png');
    expect([answer.status, answer.headers['content-length']]).toEqual([200, '0']);
  });

  test('a file that changes gets a new tag; one that is gone is an error without a trace of its place', async () => {
    const file = join(service.siteFolder, path);
    const before = await ask(service.port, path);
    await writeFile(file, 'shorter');
    const after = await ask(service.port, path, {
      headers: { 'if-none-match': String(before.headers.etag) },
    });
    expect([after.status, after.body.toString()]).toEqual([200, 'shorter']);
    await rm(file);
    const gone = await ask(service.port, path);
    expect([gone.status, gone.headers['x-content-type-options']]).toEqual([500, 'nosniff']);
    expect(gone.body.toString()).not.toContain('picture');
  });
});
