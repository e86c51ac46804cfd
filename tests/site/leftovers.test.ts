import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { expect, test } from 'vitest';
import { htmlOf, pagePaths } from '../support/pages.ts';

/** What a value leaves behind that was never there: as a whole attribute, as one of its words, or as a whole text. */
const leftover = /(?:^|\s)(?:undefined|null|NaN|\[object Object\])(?:\s|$)/;
const whole = /^\s*(?:undefined|null|NaN|\[object Object\])\s*$/;

type Node = DefaultTreeAdapterMap['node'];

/** Every attribute and every text, code apart, that holds such a value. */
function leftoversIn(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if ('value' in node) return whole.test(node.value) ? [`text ${node.value}`] : [];
    const attributes = 'attrs' in node ? node.attrs : [];
    const children = 'childNodes' in node && node.nodeName !== 'code' ? leftoversIn(node.childNodes) : [];
    const wrong = attributes.filter(({ value }) => leftover.test(value) || value.includes('[object Object]'));
    return [...wrong.map(({ name, value }) => `${name}="${value}"`), ...children];
  });
}

test('no page shows a value that was never there', () => {
  const found = pagePaths().flatMap((path) =>
    leftoversIn(parse(htmlOf(path)).childNodes).map((words) => `${path}: ${words}`),
  );
  expect(found).toEqual([]);
});

test('such values are found', () => {
  const page =
    '<p class="grid undefined">NaN</p><img alt="null" src="[object Object]"><p>undefined behaviour</p>';
  expect(leftoversIn(parse(page).childNodes)).toEqual([
    'class="grid undefined"',
    'text NaN',
    'alt="null"',
    'src="[object Object]"',
  ]);
});
