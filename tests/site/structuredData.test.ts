import { expect, test } from 'vitest';
import { htmlOf, pagePaths } from '../support/pages.ts';

const posts = pagePaths().filter((path) => path.startsWith('/blog/') && path !== '/blog/');

interface Node {
  '@type': string;
  name?: string;
  headline?: string;
  datePublished?: string;
  author?: { name: string };
  provider?: { '@id': string };
  mainEntityOfPage?: string;
  itemListElement?: { position: number; name: string; item?: string }[];
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
  expect(html).toContain(`<time dateTime="${post?.datePublished}"`);
  expect(html).toContain(`<b>${post?.author?.name}</b>`);
  expect(new URL(post?.mainEntityOfPage ?? '').pathname).toBe(path);
  expect(post?.headline).toBeTruthy();
});

test('every page that search engines may list names the agency and the way to it', () => {
  for (const path of pagePaths().filter((page) => !htmlOf(page).includes('content="noindex"'))) {
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
  for (const path of [
    '/services/mobile-app-development/',
    '/hire-mobile-app-developers/',
    '/travel/',
    '/web-development-ireland/',
  ]) {
    const graph = graphOf(path);
    expect(graph.get('Service')?.provider?.['@id'], path).toMatch(/\/#agency$/);
    expect(new URL(graph.get('Service')?.mainEntityOfPage ?? '').pathname).toBe(path);
  }
});
