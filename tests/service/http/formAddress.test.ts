import { expect, test } from 'vitest';
import { postForm, sound } from '../support/inquiry.ts';
import { startService } from '../support/service.ts';

const read = (url: string, accept: string, method = 'GET') =>
  fetch(`${url}/api/contact`, { method, headers: { accept }, redirect: 'manual' });

test('the address of a refused form, reloaded in a browser, leads back to the form', async () => {
  const { url } = await startService();
  expect((await postForm(url, { ...sound, email: 'nobody' })).status).toBe(422);
  const browsers = [
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
    'text/html, */*;q=0.5',
    'text/html;q=0.7, application/json;q=0.2',
  ];
  for (const accept of browsers) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await read(url, accept, method);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact/']);
      expect([answer.headers.get('cache-control'), answer.headers.get('vary')]).toEqual([
        'no-store',
        'accept',
      ]);
    }
  }
  const shown = await fetch(`${url}/api/contact?again`, { headers: { accept: 'text/html' } });
  expect([shown.status, new URL(shown.url).pathname]).toEqual([200, '/contact/']);
});

test('a program that reads it is told which method it takes', async () => {
  const { url } = await startService();
  const programs = [
    '*/*',
    'application/json',
    'text/html;q=0.4, application/json',
    'text/html;q=0, */*',
    'text/*',
  ];
  for (const accept of programs) {
    const answer = await read(url, accept);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  }
  expect((await read(url, 'text/html', 'DELETE')).status).toBe(405);
});
