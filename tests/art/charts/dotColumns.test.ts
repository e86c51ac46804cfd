import { expect, test } from 'vitest';
import { dotColumns } from '../../../site/templates/cases/exhibits/CaseResult/drawings/Dots.geometry.ts';

const count = (d: string) => d.split('M').length - 1;

test('each thing is one dot, and the columns are as high as the fullest', () => {
  const { width, height, filled, hollow } = dotColumns([
    { filled: 3, hollow: 1 },
    { filled: 0, hollow: 2 },
  ]);
  expect([count(filled), count(hollow)]).toEqual([3, 3]);
  expect(height / 4).toBe(width / 2);
});

test('no dot at all is refused', () => {
  expect(() => dotColumns([{ filled: 0, hollow: 0 }])).toThrow('needs a dot');
});
