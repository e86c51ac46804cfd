import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { htmlOf, pagePaths } from '../support/pages.ts';
import { count, part } from '../support/parts.ts';
import { builtSite } from '../support/site.ts';

test.each([
  ['/', 'portfolio-teasers', 'portfolio-teasers', /data-case-study=/g, 4],
  ['/travel/', 'development-process', 'own-process-phases', /<li/g, 4],
  ['/healthcare/custom-homecare-software-solutions/', 'app-screenshots', 'app-screens', /<li/g, 4],
  ['/healthcare/healthcare-staffing-software-solutions/', 'app-screenshots', 'app-screens', /<li/g, 3],
])('%s marks the number of its %s', (path, section, fact, item, number) => {
  const [, list = ''] = part(htmlOf(path), section).split(`data-fact="${fact}"`);
  expect(count(list, item)).toBe(number);
});

test('the halved scheduling time is marked on its card', () => {
  expect(htmlOf('/portfolio/')).toMatch(/data-fact="scheduling-time">50% less scheduling time/);
});

test('a promise has one name on all pages', () => {
  const folder = 'content/records/promises';
  const promises = readdirSync(folder).map((file) => ({
    id: file.replace('.yaml', ''),
    label: String(parse(readFileSync(join(folder, file), 'utf8')).label),
  }));
  const pages = pagePaths().map(htmlOf);
  const marked = pages.flatMap((html) => [
    ...html.matchAll(/data-fact="([^"]+)"(?:[^<]|<(?!\/li|\/section|[^>]*data-fact))*/g),
  ]);
  for (const { id, label } of promises) {
    const names = marked.filter(([text]) => text.includes(`>${label}<`)).map(([, fact]) => fact);
    expect([...new Set(names)].filter((name) => name !== id)).toEqual([]);
  }
});

test('the home page offers the call of 30 minutes', () => {
  expect(part(htmlOf('/'), 'why-choose-us')).toMatch(/data-fact="call-30-minutes".*href="\/book-a-call\/"/s);
});

test('the words of records are marked in the text of pages, and plain elsewhere', () => {
  const { text }: { text: string } = parse(readFileSync('content/records/facts/retention.yaml', 'utf8'));
  expect(htmlOf('/careers/')).toContain(`<span data-furniture="record">${text.trim()}</span>`);
  const copy = readFileSync(join(builtSite().dist, 'careers/index.md'), 'utf8');
  expect(copy).toContain(text.trim());
  expect(copy).not.toMatch(/[\uE000\uE001]/);
});

test('no page invites to a newsletter', () => {
  const inviting = pagePaths().filter((path) => /subscribe to (?:it|our|the)/i.test(htmlOf(path)));
  expect(inviting).toEqual([]);
});

test('the market for apps is said and dated in one way', () => {
  const facts = ['/services/mobile-app-development/', '/hire-mobile-app-developers/'].map(
    (path) =>
      /data-fact="app-market-2027"[^>]*>(?:<span[^>]*>)?(In 2022 .*?US\$673\.80bn by 2027; [^.]+\.)/.exec(
        htmlOf(path),
      )?.[1],
  );
  expect(facts[0]).toBeDefined();
  expect(facts[1]).toBe(facts[0]);
});
