import { expect, test } from 'vitest';
import { readPage } from '../../checks/content/page/Page.ts';
import { amountsIn, sameWriting } from '../../checks/prices/amounts.ts';
import { printTyped, prices, withoutRecord } from '../../checks/prices/prices.ts';
import type { Sources } from '../../checks/prices/sources.ts';

const sources: Sources = {
  typed: [{ file: 'pages/a.yaml', amount: 'USD 20 to 30', placeholder: '{rate:gardeners}' }],
  of: (amount) => (sameWriting(amount) === 'USD 20 to 30' ? ['records/rates/gardeners.yaml'] : []),
  other: (amount, path) => (path === '/fees/' && amount === 'EUR 5' ? 'a fee of others' : undefined),
};
const page = (path: string, main: string) =>
  readPage(`<title>Beds</title><body><main>${main}</main></body>`, `dist${path}index.html`, path, undefined);
const found = (path: string, main: string) => prices([page(path, main)], sources);

test('amounts are found as they are written, and the same amount in another writing is the same', () => {
  expect(amountsIn('From USD 1,200 to 3,400, or $34 an hour; EUR 5, 12 weeks.')).toEqual([
    'USD 1,200 to 3,400',
    '$34',
    'EUR 5',
  ]);
  expect(sameWriting('$34')).toBe(sameWriting('USD\u00A034'));
  expect(sameWriting('USD 15–40')).toBe(sameWriting('USD 15 to 40'));
});

test('a price that a record accounts for passes, another one is named with its sentence', () => {
  expect(withoutRecord(found('/beds/', '<p>An hour costs USD 20 to 30.</p>'))).toEqual([]);
  const [finding] = withoutRecord(found('/beds/', '<p>An hour costs USD 21 to 30.</p>'));
  expect(finding).toMatchObject({ rule: 11, where: 'An hour costs USD 21 to 30.' });
});

test('what others charge passes on the pages that its list names', () => {
  expect(withoutRecord(found('/fees/', '<p>The stamp costs EUR 5.</p>'))).toEqual([]);
  expect(withoutRecord(found('/beds/', '<p>The stamp costs EUR 5.</p>'))).toHaveLength(1);
});

test('what a page reckons names its record, row by row', () => {
  const table = '<table data-price="rates/gardeners"><tr><th>Beds</th><td>20–30</td></tr></table>';
  expect(found('/beds/', table)).toMatchObject([{ amount: '20–30', source: 'rates/gardeners' }]);
});

test('a typed amount is told with its placeholder', () => {
  expect(printTyped(sources)).toContain(
    'pages/a.yaml (rule 11): “USD 20 to 30” is typed; write {rate:gardeners}',
  );
});
