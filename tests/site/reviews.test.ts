import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { htmlOf, pagePaths } from '../support/pages.ts';
import { count, part } from '../support/parts.ts';
import { builtSite } from '../support/site.ts';

/** The pages that show reviews, three or all. */
const pages = pagePaths().filter((path) => htmlOf(path).includes('data-review'));

test('every review has a flag and a rating with words, and the name of its company', () => {
  expect(pages.length).toBeGreaterThan(5);
  for (const path of pages) {
    const html = htmlOf(path);
    const reviews = html.split('<figure').filter((figure) => figure.includes('data-review'));
    expect(reviews.filter((review) => !/aria-label="Flag of [^"]+"/.test(review))).toEqual([]);
    expect(reviews.filter((review) => !/aria-label="Rated [1-5] of 5"/.test(review))).toEqual([]);
    expect(reviews.filter((review) => !/<h3[^>]*>.*?<span[^>]*>[^<]+<\/span><\/h3>/s.test(review))).toEqual(
      [],
    );
  }
});

test('a client stands over its review with its own mark', () => {
  const reviews = part(htmlOf('/'), 'client-reviews');
  for (const client of ['tundrell', 'tarn-and-rook', 'vaidara'])
    expect(reviews).toMatch(new RegExp(`<use href="[^"]+#${client}"`));
  // Murrindale Vets has no record as a client, and its name stands as text.
  const set = part(htmlOf('/testimonials/'), 'review-set-1');
  expect(set).toMatch(/<h3[^>]*><span>Murrindale Vets<\/span><\/h3>/);
  expect(count(set, /#(?:lumbrook|norrvik|suratine|vaidara)"/g)).toBe(4);
});

test('the black of a flag is black, not the colour of the text around it', () => {
  const art = join(builtSite().dist, '_assets/art');
  const file = readdirSync(art).find((name) => /^review-marks\.[\w-]+\.svg$/.test(name)) ?? expect.fail();
  const sprite = readFileSync(join(art, file), 'utf8');
  expect(/<symbol id="DE"[^>]*><g fill="#000">/.test(sprite)).toBe(true);
});
