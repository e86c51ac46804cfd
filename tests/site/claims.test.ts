import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { htmlOf, pagePaths } from '../support/pages.ts';

const recordOf = (file: string) => parse(readFileSync(`content/records/${file}.yaml`, 'utf8'));

/** What a reader sees in the next lines after each place where a mark stands in a page. */
const told = (mark: string) =>
  pagePaths().flatMap((path) =>
    htmlOf(path)
      .replaceAll(/<svg.*?<\/svg>/gs, '')
      .split(mark)
      .slice(1)
      .map((after) => {
        const text = after.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
        return { path, text: text.slice(0, 300) };
      }),
  );

test.each(['project-success', 'stability'])('the figure %s stands nowhere without its base', (figure) => {
  const { base } = recordOf(`figures/${figure}`);
  const said = told(`data-fact="${figure}"`);
  expect(said.length).toBeGreaterThan(2);
  expect(said.filter(({ text }) => !text.includes(base))).toEqual([]);
});

test('the cut of an office’s costs says everywhere that a wage is most of it', () => {
  const said = told('data-fact="operating-cost"');
  expect(said.length).toBeGreaterThan(4);
  expect(said.filter(({ text }) => !/\bwage\b/.test(text))).toEqual([]);
});

test('“100% secured” says beside it how many controls were checked, on every page that says it', () => {
  const { label, note } = recordOf('promises/100-secured');
  const [controls] = /\d+/.exec(note) ?? [];
  const said = told(`>${label}<`);
  expect(said.map(({ path }) => path)).toContain('/contact/');
  expect(said.filter(({ text }) => !text.includes(`${controls}`))).toEqual([]);
});
