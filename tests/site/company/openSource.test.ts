import { expect, test } from 'vitest';
import { htmlOf } from '../../support/pages.ts';

/** One section of the page as HTML. */
function sectionOf(kind: string): string {
  const html = htmlOf('/open-source/');
  const start = html.indexOf(`data-section="${kind}"`);
  return html.slice(start, html.indexOf('</section>', start));
}

test.each(['open-source-projects', 'talks'])(
  'every link of the %s leaves in a new tab and says so',
  (kind) => {
    const links = [...sectionOf(kind).matchAll(/<a .*?<\/a>/gs)].map(([link]) => link);
    expect(links.length).toBeGreaterThanOrEqual(4);
    for (const link of links) {
      expect(link).toMatch(/href="https:/);
      expect(link).toMatch(/target="_blank" rel="noopener"/);
      expect(link).toMatch(/opens a new tab\)/);
    }
  },
);

test('no two pictures of the page are the same', () => {
  const pictures = ['open-source-projects', 'talks'].flatMap((kind) =>
    [...sectionOf(kind).matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src]) => src),
  );
  expect(pictures.length).toBeGreaterThanOrEqual(9);
  expect(new Set(pictures).size).toBe(pictures.length);
});
