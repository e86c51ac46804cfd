import { expect, test } from 'vitest';
import { htmlOf } from '../../support/pages.ts';
import { count, part } from '../../support/parts.ts';

const matrix = part(htmlOf('/'), 'platform-services');

test('the home page names every case study once, with the platforms that it runs on', () => {
  const cases = count(part(htmlOf('/portfolio/'), 'case-study-card-grid'), /data-case-study=/g);
  expect(cases).toBeGreaterThan(0);
  expect(count(matrix, /visually-hidden">: [A-Z]/g)).toBe(cases);
});

test('beside each platform stands how many products run on it', () => {
  for (const platform of ['Web', 'Mobile', 'Desktop', 'AI', 'UI/UX']) {
    const said = new RegExp(`>${platform}(?:</a>)?</h3><p[^>]*>(\\d+)<`).exec(matrix)?.[1];
    const runs = count(matrix, new RegExp(`visually-hidden">: [^<]*${platform}`, 'g'));
    expect({ platform, said }).toEqual({ platform, said: String(runs) });
  }
});
