import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listedPaths, thingsOf, type Thing } from '../support/graphs.ts';
import { htmlOf } from '../support/pages.ts';
import { builtSite } from '../support/site.ts';

/**
 * What Google asks (`required`) and wishes (`wished`) of the things that its results show
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery); what this site cannot say
 * truthfully is left out: an author has no page, and a case study no day.
 */
const asked: Readonly<Record<string, { required: string[]; wished?: string[] }>> = {
  Article: { required: ['headline'], wished: ['author', 'image', 'publisher'] },
  BlogPosting: {
    required: ['headline'],
    wished: ['author', 'image', 'publisher', 'datePublished', 'dateModified'],
  },
  BreadcrumbList: { required: ['itemListElement'] },
  ImageObject: { required: ['contentUrl'] },
  ItemList: { required: ['itemListElement'] },
  Organization: { required: ['name', 'url'] },
  WebSite: { required: ['name', 'url'] },
};
/** Kinds that name or list pages and services, which no result shows by themselves. */
const plain = ['WebPage', 'AboutPage', 'ContactPage', 'CollectionPage', 'Service'];

interface Step {
  position: number;
  name: string;
  item?: string;
}

const everywhere = listedPaths.map((path) => ({ path, things: thingsOf(path) }));
const kindOf = ({ things }: { things: Thing[] }, kind: string) =>
  things.filter((thing) => thing['@type'] === kind);

test('each thing says what results need of its kind', () => {
  for (const { path, things } of everywhere) {
    for (const thing of things) {
      const { required, wished = [] } = asked[thing['@type']] ?? { required: [] };
      expect(plain.includes(thing['@type']) || required.length > 0, `${path}: ${thing['@type']}`).toBe(true);
      for (const name of [...required, ...wished])
        expect(thing[name], `${path}: ${thing['@type']}.${name}`).toBeTruthy();
    }
  }
});

test('the agency is told whole on its own pages, with a logo that is large enough', () => {
  const [agency] = kindOf({ things: thingsOf('/') }, 'Organization');
  for (const name of ['description', 'logo', 'sameAs', 'contactPoint', 'location', 'foundingDate'])
    expect(agency?.[name], name).toBeTruthy();
  const [width, height] = sizeOfPng(String(agency?.['logo']));
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(112);
});

test('a way has two steps at least, in order, each but the last with the address of a page', () => {
  let ways = 0;
  for (const { path, things } of everywhere) {
    for (const way of kindOf({ things }, 'BreadcrumbList')) {
      const steps: Step[] = JSON.parse(JSON.stringify(way['itemListElement']));
      ways += 1;
      expect(steps.length, path).toBeGreaterThan(1);
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, at) => at + 1));
      for (const { item, name } of steps.slice(0, -1)) {
        expect(name, path).toBeTruthy();
        expect(listedPaths, `${path}: ${item}`).toContain(new URL(item ?? '').pathname);
      }
    }
  }
  expect(ways).toBeGreaterThan(100);
});

/** Every text in a value, with the name of the property that holds it. */
function textsIn(value: unknown, name = ''): { name: string; text: string }[] {
  if (typeof value === 'string') return [{ name, text: value }];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, one]) => textsIn(one, inner));
}

/** Width and height of a PNG of this site, from its header. */
function sizeOfPng(address: string): [width: number, height: number] {
  const png = readFileSync(join(builtSite().dist, new URL(address).pathname));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test('moments name their zone, and nothing was changed before it was published or in the future', () => {
  const moments = new Set(['datePublished', 'dateModified', 'startDate', 'endDate', 'validThrough']);
  for (const { path, things } of everywhere) {
    for (const { name, text } of textsIn(things)) {
      if (moments.has(name))
        expect(text, `${path}: ${name}`).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/);
    }
    for (const post of kindOf({ things }, 'BlogPosting')) {
      const [published, modified] = [
        Date.parse(String(post['datePublished'])),
        Date.parse(String(post['dateModified'])),
      ];
      expect(modified, path).toBeGreaterThanOrEqual(published);
      expect(modified, path).toBeLessThanOrEqual(Date.now());
    }
  }
});

test('addresses are whole and canonical, and lead to what is there', () => {
  const origin = new URL(/rel="canonical" href="([^"]*)"/.exec(htmlOf('/'))?.[1] ?? '').origin;
  for (const { path, things } of everywhere) {
    const canonical = /rel="canonical" href="([^"]*)"/.exec(htmlOf(path))?.[1];
    const [page] = things.filter(({ '@type': kind }) => /Page$/.test(kind));
    expect(page?.['url'], path).toBe(canonical);
    for (const { name, text } of textsIn(things)) {
      if (!['url', 'item', 'logo', 'contentUrl'].includes(name)) continue;
      const { origin: own, pathname } = new URL(text);
      expect(own, `${path}: ${text}`).toBe(origin);
      const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
      expect(existsSync(join(builtSite().dist, file)), `${path}: ${text}`).toBe(true);
    }
  }
});

test('the picture of a page has the size that it says, and is the one that shares show', () => {
  for (const { path, things } of everywhere) {
    const [image] = kindOf({ things }, 'ImageObject');
    const address = String(image?.['contentUrl']);
    expect(sizeOfPng(address).map(String), path).toEqual([image?.['width'], image?.['height']]);
    expect(htmlOf(path)).toContain(`<meta property="og:image" content="${address}"`);
    for (const text of [...kindOf({ things }, 'BlogPosting'), ...kindOf({ things }, 'Article')])
      expect(text['image'], path).toEqual({ '@id': image?.['@id'] });
  }
});

test('headlines are those of the page, within the length that results show', () => {
  for (const { path, things } of everywhere) {
    for (const text of [...kindOf({ things }, 'BlogPosting'), ...kindOf({ things }, 'Article')]) {
      const headline = String(text['headline']);
      expect(headline.length, path).toBeLessThanOrEqual(110);
      const h1 = /<h1[^>]*>(.*?)<\/h1>/s.exec(htmlOf(path))?.[1] ?? '';
      const said = h1
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll('&amp;', '&')
        .replaceAll('&#x27;', "'");
      expect(said.replaceAll(/\s+/g, ' ').trim(), path).toBe(headline.replaceAll(/\s+/g, ' ').trim());
    }
  }
});
