import { expect, test } from 'vitest';
import { htmlOf } from '../../support/pages.ts';
import { count, part } from '../../support/parts.ts';

test('the page of all services lists six groups and each service once', () => {
  const groups = part(htmlOf('/services/'), 'service-groups');
  expect(count(groups, /<h3/g)).toBe(6);
  expect(count(groups, /<li/g)).toBe(24);
});

test('each group of services is drawn with a stroke for every service', () => {
  const groups = part(htmlOf('/services/'), 'service-groups');
  const drawn = [...groups.matchAll(/<path[^>]* d="(M[^"]+)"[^>]*>.*?<b>(\d+)<\/b>/gs)];
  expect(drawn).toHaveLength(6);
  for (const [, d = '', number] of drawn) expect(count(d, /M/g)).toBe(Number(number));
});

test('services with a page stand apart from those without', () => {
  const lists = part(htmlOf('/services/'), 'service-groups').match(/<ul.*?<\/ul>/gs) ?? [];
  expect(lists.length).toBeGreaterThan(5);
  for (const list of lists) expect([0, count(list, /<li/g)]).toContain(count(list, /<a /g));
});

test('a framework page shows seven frameworks, six roles and 24 tools', () => {
  const html = htmlOf('/services/reactjs-development/');
  const items = (fact: string) =>
    count(new RegExp(`<ul[^>]*data-fact="${fact}".*?</ul>`, 's').exec(html)?.[0] ?? '', /<li/g);
  expect(['framework-services', 'hire-links', 'frontend-tools'].map(items)).toEqual([7, 6, 24]);
});

test('a tool leads to the page about it, but not from that page', () => {
  const link = /<a [^>]*href="\/services\/reactjs-development\/"[^>]*>React<\/a>/;
  expect(part(htmlOf('/'), 'tech-stack')).toMatch(link);
  expect(part(htmlOf('/services/reactjs-development/'), 'tech-stack')).not.toMatch(link);
});

test('a score sheet in the hero agrees with the last run of the same questions', () => {
  const html = htmlOf('/services/ai-prompt-engineering/');
  const [hero, runs] = ['hero', 'evaluation'].map((kind) =>
    [...part(html, kind).matchAll(/<td>(\d+)<\/td>/g)].map(([, cell]) => Number(cell)),
  );
  expect(hero?.slice(0, 2)).toEqual(runs?.slice(-2));
});
