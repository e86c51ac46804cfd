import { expect, test } from 'vitest';
import { htmlOf } from '../../support/pages.ts';
import { count } from '../../support/parts.ts';

const page = '/case-studies/supply-chain-management-logistics-app-solution/';

test.each(['/', '/portfolio/'])(
  'a case with a button of its own has it as the one link of its card on %s',
  (path) => {
    const card = htmlOf(path)
      .split('<article')
      .find((article) => article.includes('data-case-study="supply-chain'))
      ?.split('</article>')[0];
    expect(card).toMatch(/<a [^>]*href="[^"]+"[^>]*>Follow one pallet through a night/);
    expect(count(card ?? '', new RegExp(`href="${page}"`, 'g'))).toBe(1);
  },
);
