import { expect, test } from 'vitest';
import { htmlOf } from '../../support/pages.ts';
import { count, part } from '../../support/parts.ts';

const cards = part(htmlOf('/blog/'), 'post-list-by-topic').split('<li').slice(1);

test('every post of the index shows its cover, and a stroke for each minute that it takes to read', () => {
  expect(cards.length).toBeGreaterThan(9);
  for (const card of cards) {
    expect(card).toMatch(/<img /);
    const minutes = Number(/(\d+)(?:<!-- -->)? ?(?:<!-- -->)?minutes/.exec(card)?.[1]);
    expect(count(/<path[^>]* d="([^"]+)"/.exec(card)?.[1] ?? '', /M/g)).toBe(minutes);
  }
});
