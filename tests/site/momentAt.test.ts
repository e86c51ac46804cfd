import { expect, test } from 'vitest';
import { momentAt } from '../../site/time/momentAt.ts';

test('a moment carries the distance from UTC that holds on its day', () => {
  expect(momentAt('America/Vancouver', '2025-01-16', '18:30')).toBe('2025-01-16T18:30:00-08:00');
  expect(momentAt('America/Vancouver', '2025-07-10', '18:30')).toBe('2025-07-10T18:30:00-07:00');
  expect(momentAt('Asia/Kolkata', '2025-07-10', '09:00')).toBe('2025-07-10T09:00:00+05:30');
});

test('at UTC the distance is nothing', () => {
  expect(momentAt('UTC', '2025-07-10', '09:00')).toBe('2025-07-10T09:00:00+00:00');
});
