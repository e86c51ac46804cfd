import { expect, test } from 'vitest';
import { GROUNDS_OF, nextGround, pickCover, pickCovers } from '../../site/art/pick.ts';

const seeds = Array.from({ length: 40 }, (_, i) => `page-${i}`);

test('a page gets a composition of its kind, on a ground of the composition, always the same', () => {
  const choices = seeds.map((seed) => pickCover(seed, 'hire'));
  expect(new Set(choices.map(({ composition }) => composition))).toEqual(new Set(['split', 'keys']));
  for (const { composition, ground } of choices) expect(GROUNDS_OF[composition]).toContain(ground);
  expect(seeds.map((seed) => pickCover(seed, 'hire'))).toEqual(choices);
});

test('the next ground goes round the row of the composition', () => {
  expect(nextGround({ composition: 'keys', ground: 'straw' })).toBe('indigo');
  expect(nextGround({ composition: 'keys', ground: 'amber' })).toBe('straw');
});

test('no two neighbours share a ground', () => {
  const cards = pickCovers(seeds.map((seed) => ({ seed, kind: 'insights' as const })));
  expect(cards).toHaveLength(seeds.length);
  cards.slice(1).forEach(({ ground }, i) => expect(ground).not.toBe(cards[i]?.ground));
});
