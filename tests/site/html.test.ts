import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { htmlOf, pagePaths } from '../support/pages.ts';
import { builtSite } from '../support/site.ts';

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '');

test.each([...pagePaths(), ...pagePaths({ gallery: true })])('%s is valid HTML', async (path) => {
  const report = await validator.validateString(htmlOf(path));
  const faults = report.results.flatMap(({ messages }) =>
    messages.map((m) => `${m.line}: ${m.ruleId}: ${m.message}`),
  );
  expect(faults).toEqual([]);
});

test.each([...pagePaths(), ...pagePaths({ gallery: true })])('%s ends with its root element', (path) => {
  const html = htmlOf(path);
  expect(html.slice(html.indexOf('</html>') + '</html>'.length).trim()).toBe('');
});

test.each(pagePaths())('%s has one h1, a main, and named sections', (path) => {
  const html = htmlOf(path);
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(html.match(/<main[\s>]/g)).toHaveLength(1);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main.match(/<section(?![^>]*\sdata-section=)[^>]*>/g)).toBeNull();
});

test.each(pagePaths())('%s has no inline script or style, as the content security policy demands', (path) => {
  const html = htmlOf(path);
  expect(html.match(/<script(?![^>]*(?:\ssrc=|application\/ld\+json|speculationrules))[^>]*>/g)).toBeNull();
  expect(html.match(/<style[\s>]/g)).toBeNull();
  expect(html.match(/\sstyle="/g)).toBeNull();
});

test.each(pagePaths())('every address on %s leads somewhere', (path) => {
  const { dist } = builtSite();
  const html = htmlOf(path);
  const addresses = [...attributes(html, 'href'), ...attributes(html, 'src')];
  const dead = addresses.filter((address) => {
    if (/^(https?:|mailto:|tel:|data:)/.test(address)) return false;
    const { pathname, hash } = new URL(address.replaceAll('&amp;', '&'), `http://site.example${path}`);
    const file = join(dist, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!existsSync(file)) return true;
    return (
      hash !== '' && file.endsWith('.html') && !readFileSync(file, 'utf8').includes(`id="${hash.slice(1)}"`)
    );
  });
  expect(dead).toEqual([]);
});

test('titles and descriptions are unique', () => {
  const pages = pagePaths().map(htmlOf);
  const titles = pages.map((html) => /<title>([^<]*)<\/title>/.exec(html)?.[1]);
  const descriptions = pages.map((html) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1]);
  expect(new Set(titles).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);
});
