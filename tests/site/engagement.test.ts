import { expect, test } from 'vitest';
import { htmlOf } from '../support/pages.ts';
import { part } from '../support/parts.ts';

test('every way to work together has a drawing with words', () => {
  const models = part(htmlOf('/'), 'engagement-models');
  const drawings = [...models.matchAll(/role="img" aria-label="([^"]+)"/g)].map(([, words]) => words);
  expect(drawings).toEqual(['Two people side by side', 'A sheet of paper with a tick', 'A stopwatch']);
});
