import { expect, test } from 'vitest';
import { htmlOf, pagePaths } from '../support/pages.ts';

const posts = pagePaths().filter((path) => path.startsWith('/blog/') && path !== '/blog/');

test.each(posts)('%s says to machines what it says to readers', (path) => {
  const html = htmlOf(path);
  const [, json = ''] = /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const data: {
    headline: string;
    datePublished: string;
    author: { name: string };
    mainEntityOfPage: string;
  } = JSON.parse(json);
  expect(html).toContain(`<time dateTime="${data.datePublished}"`);
  expect(html).toContain(`<b>${data.author.name}</b>`);
  expect(new URL(data.mainEntityOfPage).pathname).toBe(path);
  expect(data.headline.length).toBeGreaterThan(0);
});
