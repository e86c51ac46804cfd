import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Navigation } from '../../../site/layout/navigation.schema.ts';
import { htmlOf, pagePaths } from '../../support/pages.ts';

const { menus }: Pick<Navigation, 'menus'> = parse(readFileSync('content/navigation.yaml', 'utf8'));
const built = new Set(pagePaths());

/** The cases on a page's cards, by the names of their drawings. */
const casesOn = (path: string): string[] => {
  const drawings = htmlOf(path).matchAll(/\/art\/([\w-]+)-(?:face|device)\.[\w-]+\.svg/g);
  return [...new Set([...drawings].map(([, name = '']) => name))];
};

const groups = menus.flatMap(({ label, columns = [] }) =>
  columns.map(({ heading, items }) => ({
    group: `${label}, ${heading}`,
    pages: items.map(({ page }) => page).filter((page) => built.has(page)),
  })),
);

test.each(groups)('neighbours in the menu show other cases: $group', ({ pages }) => {
  const shown = new Map<string, string[]>();
  for (const page of pages)
    for (const name of casesOn(page)) shown.set(name, [...(shown.get(name) ?? []), page]);
  const repeated = [...shown].filter(([, on]) => on.length > 1);
  expect(repeated.map(([name, on]) => `${name} stands on ${on.join(' and ')}`)).toEqual([]);
});
