import { expect, test } from 'vitest';
import { ask } from '../support/http.ts';
import { startService } from '../support/service.ts';

const ahead = { 'sec-purpose': 'prefetch;prerender' };

test.each([
  ['is made ready', {}, 200],
  ['is left where data is saved', { 'save-data': 'on' }, 503],
  ['is left on a slow line', { ect: '3g' }, 503],
  ['is made ready on a fast line', { ect: '4g' }, 200],
])('a page that is asked for ahead %s', async (_, headers, status) => {
  const service = await startService();
  expect((await ask(service.port, '/about/', { headers: { ...ahead, ...headers } })).status).toBe(status);
});

test('a visitor who saves data is answered all the same', async () => {
  const service = await startService();
  expect((await ask(service.port, '/about/', { headers: { 'save-data': 'on' } })).status).toBe(200);
});

test('what is fetched ahead is not counted, since nobody may ever see it', async () => {
  const service = await startService();
  const counted = async (status: number) =>
    new RegExp(`^static_answers_total\\{status="${status}"\\} (\\d+)`, 'm').exec(
      await service.metrics(),
    )?.[1];
  await ask(service.port, '/about/', { headers: ahead });
  await ask(service.port, '/about/', {});
  await ask(service.port, '/about/', { headers: ahead });
  await ask(service.port, '/contact/', {});
  // A scanner must not hide its 404s by claiming to prefetch.
  expect((await ask(service.port, '/nothing/', { headers: ahead })).status).toBe(404);
  // An answer is counted once it is on its way, which may be after it has arrived.
  await expect.poll(() => counted(200)).toBe('2');
  await expect.poll(() => counted(404)).toBe('1');
});
