import { expect, test } from 'vitest';
import { listedPaths } from '../support/graphs.ts';
import { htmlOf, pagePaths } from '../support/pages.ts';

const posts = pagePaths().filter((path) => path.startsWith('/blog/') && path !== '/blog/');

interface Node {
  '@type': string;
  name?: string;
  headline?: string;
  datePublished?: string;
  author?: { name: string };
  provider?: { '@id': string };
  '@id': string;
  mainEntity?: { '@id': string };
  numberOfItems?: number;
  itemListElement?: { position: number; name: string; item?: string; url?: string }[];
}

/** The graph of a page, its nodes by their type. */
function graphOf(path: string): Map<string, Node> {
  const [, json = ''] = /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(htmlOf(path)) ?? [];
  const { '@graph': nodes }: { '@graph': Node[] } = JSON.parse(json);
  return new Map(nodes.map((node) => [node['@type'], node]));
}

test.each(posts)('%s says to machines what it says to readers', (path) => {
  const html = htmlOf(path);
  const post = graphOf(path).get('BlogPosting');
  expect(html).toContain(`<time dateTime="${post?.datePublished?.slice(0, 10)}"`);
  expect(html).toContain(`<b>${post?.author?.name}</b>`);
  expect(new URL(post?.['@id'] ?? '').pathname).toBe(path);
  expect(post?.headline).toBeTruthy();
});

test('every page that search engines may list names the agency and the way to it', () => {
  for (const path of listedPaths) {
    const graph = graphOf(path);
    expect(graph.get('Organization')?.name, path).toBeTruthy();
    const way = graph.get('BreadcrumbList')?.itemListElement ?? [];
    const html = htmlOf(path);
    const crumbs = html.slice(
      html.indexOf('aria-label="Breadcrumb"'),
      html.indexOf('</nav>', html.indexOf('aria-label="Breadcrumb"')),
    );
    for (const { name } of way) expect(crumbs.replaceAll('&amp;', '&'), path).toContain(name);
    expect(way.length > 0, path).toBe(html.includes('aria-label="Breadcrumb"'));
  }
});

test('pages of services, roles, industries and countries are described as services of the agency', () => {
  const offers = [
    ...['/services/mobile-app-development/', '/hire-mobile-app-developers/'],
    ...['/travel/', '/web-development-ireland/'],
  ];
  for (const path of offers.filter((offer) => listedPaths.includes(offer))) {
    const graph = graphOf(path);
    expect(graph.get('Service')?.provider?.['@id'], path).toMatch(/\/#agency$/);
    expect(graph.get('WebPage')?.mainEntity?.['@id'], path).toBe(graph.get('Service')?.['@id']);
  }
});

/** Every object in a value that is nothing but a reference. */
const referencesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const [only, ...more] = Object.entries(value);
  if (only?.[0] === '@id' && more.length === 0) return [String(only[1])];
  return Object.values(value).flatMap(referencesIn);
};

test('each graph holds one node under each id, and each reference leads to a node of it', () => {
  for (const path of listedPaths) {
    const nodes = [...graphOf(path).values()];
    const ids = nodes.map((node) => node['@id']);
    expect(
      ids.filter((id) => !URL.canParse(id)),
      path,
    ).toEqual([]);
    expect(new Set(ids).size, path).toBe(ids.length);
    expect(
      referencesIn(nodes).filter((id) => !ids.includes(id)),
      path,
    ).toEqual([]);
  }
});

test('hubs list the pages under them', () => {
  const hubs = ['/services/', '/hire/', '/industries/', '/portfolio/', '/blog/', '/top-companies/'];
  for (const path of hubs.filter((hub) => listedPaths.includes(hub))) {
    const graph = graphOf(path);
    expect(graph.get('CollectionPage')?.mainEntity?.['@id'], path).toBe(graph.get('ItemList')?.['@id']);
    const addresses = (graph.get('ItemList')?.itemListElement ?? []).map(
      ({ url }) => new URL(url ?? '').pathname,
    );
    expect(addresses.length, path).toBe(graph.get('ItemList')?.numberOfItems);
    expect(
      addresses.filter((address) => !listedPaths.includes(address)),
      path,
    ).toEqual([]);
  }
});

test('nothing invented is announced as an event, a job or an offer, and nobody rates himself', () => {
  for (const path of listedPaths) {
    const [, json = ''] = /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(htmlOf(path)) ?? [];
    expect(json, path).not.toMatch(/"@type":"(?:Event|JobPosting|Offer|AggregateRating|Review)"/);
  }
});
