import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, inject, test } from 'vitest';
import { lockedPackages, nameIn, spdx } from '../../../site/lib/lockFile.ts';
import { takenFrom } from '../../../site/lib/packageFile.ts';
import { htmlOf } from '../../support/pages.ts';
import { builtSite } from '../../support/site.ts';

const { dist, build } = builtSite();
const bundled: string[] = JSON.parse(readFileSync(join(build, 'bundled.json'), 'utf8'));
const fonts: Record<string, { file: string }> = parse(readFileSync('content/brand/fonts.yaml', 'utf8'));
const fontPackages = Object.values(fonts).map(({ file }) => file.split('/').slice(0, 2).join('/'));
const inBrowsers = [...new Set([...bundled, ...takenFrom, ...fontPackages])].sort();

const html = htmlOf('/notices/');
const rows = new Map(
  [...html.matchAll(/<tr data-part="(.+?)@([^@"]+)">(.*?)<\/tr>/gs)].map(
    ([, name = '', version = '', row = '']) => [
      name,
      { version, cells: [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => cell) },
    ],
  ),
);
const text = readFileSync(join(dist, 'notices.txt'), 'utf8');

test('the bundler is believed: the code that browsers get is there by its own marks', () => {
  expect(bundled).toEqual(expect.arrayContaining(['react', 'react-dom', 'valibot']));
  const scripts = readdirSync(join(dist, '_assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(dist, '_assets', file), 'utf8'))
    .join('\n');
  const { version }: { version: string } = JSON.parse(
    readFileSync('node_modules/react-dom/package.json', 'utf8'),
  );
  expect(scripts).toContain(version);
  expect(bundled).not.toContain('@astrojs/react');
});

test('every part that reaches browsers has a row with its version, its licence and a sentence', () => {
  for (const name of inBrowsers) {
    const { version, license } = lockedPackages().get(`node_modules/${name}`) ?? {};
    const row = rows.get(name);
    expect(row?.version, name).toBe(version);
    const [use = '', where = '', licence = ''] = row?.cells ?? [];
    expect(use, name).toMatch(/^[A-Z].{10,}/);
    expect(where, name).toContain('Your browser');
    expect(licence.startsWith(spdx(license ?? '')), `${name}: ${licence}`).toBe(true);
    expect(licence, name).toContain('<small>');
    expect(licence, name).not.toMatch(/\w@\w/);
  }
});

test('no sentence is left of a part that is gone', () => {
  const page: { parts: { uses: Record<string, string> } } = parse(
    readFileSync('content/pages/company/notices.yaml', 'utf8'),
  );
  expect(Object.keys(page.parts.uses).filter((name) => !rows.has(name))).toEqual([]);
});

test('every package that the service installs is named with its version', () => {
  for (const [folder, { version, dev }] of lockedPackages()) {
    if (dev) continue;
    const name = nameIn(folder);
    expect(rows.get(name)?.version === version || html.includes(`<li>${name} ${version}</li>`), name).toBe(
      true,
    );
  }
});

test('the file holds the licence of each part as its package has it', () => {
  const shipped = [...lockedPackages()].filter(
    ([folder, { dev }]) => !dev || inBrowsers.includes(nameIn(folder)),
  );
  for (const [folder, { version }] of shipped) {
    const name = nameIn(folder);
    expect(text, name).toContain(`\n${name} ${version}\n`);
    const file = ['LICENSE', 'LICENSE.md', 'license']
      .map((one) => join(folder, one))
      .find((one) => statSync(one, { throwIfNoEntry: false })?.isFile());
    if (file)
      expect(text.includes(readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim()), file).toBe(true);
  }
});

test('the file is served as text, and the pages for lawyers and buyers lead to it', async () => {
  const answer = await fetch(`${inject('siteAddress')}/notices.txt`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(html).toContain('href="/notices.txt"');
  for (const path of ['/terms/', '/security/']) expect(htmlOf(path)).toContain('href="/notices/"');
});

test('the maker of the country table is credited where its licence asks for it', () => {
  for (const path of ['/notices/', '/privacy/']) expect(htmlOf(path)).toContain('href="https://db-ip.com"');
  expect(html).toContain('href="https://creativecommons.org/licenses/by/4.0/"');
});
