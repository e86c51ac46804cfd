import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { excerpt } from '../../site/records/excerpt.ts';
import { htmlOf, pageNotes, pagePaths } from '../support/pages.ts';
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

interface Review {
  name: string;
  comment: string;
}

const folder = 'content/records/reviews';
const records: Review[] = readdirSync(folder).map((file) => parse(readFileSync(join(folder, file), 'utf8')));
const commentOf = new Map(records.map(({ name, comment }) => [name, comment.trim()]));
const plain = (html: string) => html.replaceAll(/<[^>]+>/g, '').replaceAll('&amp;', '&');
/** Who is quoted with which words in a part of a page. */
const quotedIn = (html: string): Review[] =>
  html
    .split('data-review=""')
    .slice(1)
    .map((review) => ({
      name: plain(/<b>(.*?)<\/b>/s.exec(review)?.[1] ?? ''),
      comment: plain(/<blockquote[^>]*>(.*?)<\/blockquote>/s.exec(review)?.[1] ?? ''),
    }));

test('every page shows three reviews in their own words, each cut with […] and 12 words long at least', () => {
  const said = pages.flatMap((path) => quotedIn(htmlOf(path)));
  const bent = said.filter(({ name, comment }) => {
    const parts = comment.split('[…]').map((part) => part.trim());
    const isCut = parts.length > 1;
    const words = parts.join(' ').trim().split(/\s+/).length;
    const record = commentOf.get(name) ?? '';
    return words < 12 || (isCut ? !parts.every((part) => record.includes(part)) : comment !== record);
  });
  expect(bent).toEqual([]);
  const sets = pages.filter((path) => path !== '/testimonials/');
  expect(sets.filter((path) => quotedIn(htmlOf(path)).length !== 3)).toEqual([]);
  expect(quotedIn(htmlOf('/testimonials/'))).toHaveLength(24);
});

test('a set of reviews has one heading and one link on all pages, and says of each review what it is about', () => {
  const sets = pages
    .filter((path) => path !== '/testimonials/')
    .map((path) => htmlOf(path).split('data-section="client-reviews"')[1] ?? '');
  expect(new Set(sets.map((html) => /<h[23][^>]*>(.*?)<\/h[23]>/s.exec(html)?.[1])).size).toBe(1);
  expect(
    new Set(sets.map((html) => plain(/<a href="\/testimonials\/"[^>]*>(.*?)<\/a>/s.exec(html)?.[1] ?? '')))
      .size,
  ).toBe(1);
  expect(sets.filter((html) => count(html, /<p class="[^"]*">About /g) !== 3)).toEqual([]);
});

test('no two pages of one kind show the same three', () => {
  const shown = pageNotes()
    .filter(({ path }) => pages.includes(path))
    .map(
      ({ path, kind }) =>
        `${kind}: ${quotedIn(htmlOf(path))
          .map(({ name }) => name)
          .sort()
          .join(', ')}`,
    );
  expect(shown.filter((one, at) => shown.indexOf(one) !== at)).toEqual([]);
});

test('a cut that does not stand in the review is refused', () => {
  const comment =
    'They asked for our inbox before our brief. By Friday half the road map was struck out for good.';
  const half = 'By Friday half the road map was struck out for good.';
  expect(() => excerpt(comment, [half, 'They asked for our inbox'])).toThrow('not in this place');
  expect(() =>
    excerpt(comment, ['riday half the road map was struck out for good, we were told.']),
  ).toThrow();
  expect(() => excerpt(comment, [half])).toThrow('Keep 12 words');
  expect(
    excerpt(comment, ['for our inbox before our brief. By Friday half the road map was struck out']),
  ).toBe('[…] for our inbox before our brief. By Friday half the road map was struck out […]');
});
