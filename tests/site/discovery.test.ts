import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { htmlOf, pagePaths } from '../support/pages.ts';
import { builtSite } from '../support/site.ts';
import { xmlFindings } from '../support/xmlFindings.ts';

const read = (file: string) => readFileSync(join(builtSite().dist, file), 'utf8');
const indexed = () => pagePaths().filter((path) => !htmlOf(path).includes('content="noindex"'));
const allOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const pathOf = (address: string) => new URL(address).pathname;

test('the sitemap lists every page that may be found, and nothing else', () => {
  const locations = allOf(read('sitemap.xml'), /<loc>([^<]*)<\/loc>/g);
  expect(locations.map(pathOf).sort()).toEqual(indexed().sort());
  const canonicals = indexed().map((path) => /rel="canonical" href="([^"]*)"/.exec(htmlOf(path))?.[1]);
  expect(locations.sort()).toEqual(canonicals.sort());
});

test('the sitemap is valid by the schema of sitemaps.org, and a slip in it would be found', async () => {
  const schema = 'node_modules/sitemap/schema/sitemap.xsd';
  const xml = read('sitemap.xml');
  expect(await xmlFindings(xml, schema)).toEqual([]);
  expect(await xmlFindings(xml.replace('<lastmod>', '<lastmod>on '), schema)).not.toEqual([]);
  // One file of it may hold no more.
  expect(allOf(xml, /(<loc>)/g).length).toBeLessThan(50_000);
  expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024);
});

test('no page changed in the future, and not all of them on one day by the clock of the build', () => {
  const days = allOf(read('sitemap.xml'), /<lastmod>([^<]*)<\/lastmod>/g);
  const today = new Date().toISOString().slice(0, 10);
  expect(days.filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day) || day > today)).toEqual([]);
});

test('robots.txt consists of groups and whole addresses, as RFC 9309 has them', () => {
  const lines = read('robots.txt').split('\n').filter(Boolean);
  expect(
    lines.filter((line) => !/^(?:User-agent: \S+|Allow: \/\S*|Sitemap: https?:\/\/\S+)$/.test(line)),
  ).toEqual([]);
  expect(lines[0]).toBe('User-agent: *');
});

test('robots may read everything and learn where the sitemap is', () => {
  const robots = read('robots.txt');
  expect(robots).not.toMatch(/^Disallow: ./m);
  expect(pathOf(/^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '')).toBe('/sitemap.xml');
});

test('llms.txt leads to the Markdown copy of every page, and each copy begins with its heading', () => {
  const text = read('llms.txt');
  expect(text).toMatch(/^# .+\n\n> .+/);
  const copies = allOf(text, /^- \[[^\]]+\]\(([^)]+)\): ./gm).map(pathOf);
  expect(copies.map((copy) => copy.replace(/index\.md$/, '')).sort()).toEqual(indexed().sort());
  for (const path of indexed()) {
    const heading = allOf(read(join(path, 'index.md')), /^# (.+)$/gm);
    expect(heading, path).toHaveLength(1);
    expect(htmlOf(path)).toContain(`type="text/markdown" href="${path}index.md"`);
  }
});

test('a Markdown copy has the words of its page, tables as tables, and nothing that only a window shows', () => {
  const copy = read('pricing/index.md');
  expect(copy).toMatch(/^\|.*\|\n\| -/m);
  expect(copy).not.toMatch(/<svg|<style|<script/);
});

test('the manifest has what launchers need, in kinds of values that its specification names', () => {
  const manifest: Record<string, unknown> = JSON.parse(read('site.webmanifest'));
  for (const name of ['name', 'lang', 'start_url']) expect(typeof manifest[name], name).toBe('string');
  expect(['fullscreen', 'standalone', 'minimal-ui', 'browser']).toContain(manifest['display']);
  for (const name of ['background_color', 'theme_color'])
    expect(manifest[name], name).toMatch(/^#[0-9a-f]{6}$/i);
  expect(JSON.stringify(manifest['icons'])).toContain('"sizes":"512x512"');
  expect(htmlOf('/')).toContain(`<html lang="${String(manifest['lang'])}"`);
});

test('pages name their icons, and the icons are there', () => {
  const html = htmlOf('/');
  const icons = allOf(html, /<link rel="manifest" href="([^"]*)"/g);
  const manifest: { icons: { src: string; sizes: string }[] } = JSON.parse(read('site.webmanifest'));
  expect(icons).toHaveLength(1);
  expect(html).toContain('<link rel="icon" href="data:image/svg+xml,');
  // The last two are asked for at these addresses by themselves.
  const files = [...icons, ...manifest.icons.map(({ src }) => src), '/favicon.ico', '/apple-touch-icon.png'];
  expect(files.filter((file) => !existsSync(join(builtSite().dist, file)))).toEqual([]);
  for (const { src, sizes } of manifest.icons) expect(sizeOfPng(src).join('x')).toBe(sizes);
  const ico = readFileSync(join(builtSite().dist, 'favicon.ico'));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
  expect(ico.readUInt32LE(14) + ico.readUInt32LE(18)).toBe(ico.length);
});

/** Width and height of a PNG, from its header. */
function sizeOfPng(file: string): [width: number, height: number] {
  const png = readFileSync(join(builtSite().dist, file));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test('every page has a title and description of its own, within limits, and a social image of its own', () => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string>(), images: new Set<string>() };
  for (const path of indexed()) {
    const html = htmlOf(path);
    const meta = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    const title = meta('og:title');
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(65);
    expect(meta('description').length, path).toBeGreaterThan(50);
    expect(meta('description').length, path).toBeLessThanOrEqual(170);
    expect(html).toContain(`<title>${title} | `);
    expect(sizeOfPng(pathOf(meta('og:image'))), path).toEqual([1200, 630]);
    seen.titles.add(title);
    seen.descriptions.add(meta('description'));
    seen.images.add(meta('og:image'));
  }
  for (const set of Object.values(seen)) expect(set.size).toBe(indexed().length);
});
