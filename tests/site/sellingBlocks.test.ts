import { describe, expect, test } from 'vitest';
import { htmlOf, pageNotes, pagePaths } from '../support/pages.ts';
import { count } from '../support/parts.ts';

const pagesOf = (...kinds: string[]) =>
  pageNotes()
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ path }) => path);
/** From where a block begins to where the next one does. */
const block = (html: string, kind: string): string =>
  new RegExp(`data-section="${kind}"[\\s\\S]*?(?=data-section="|$)`).exec(html)?.[0] ?? '';

const frameworks = ['angular', 'reactjs', 'vuejs', 'nextjs', 'nodejs', 'wordpress', 'webflow'];
const models = {
  dedicated: ['Dedicated', 'Monthly payment', 'Full-time resource'],
  fixed: ['Fixed', 'Set fee', 'Complete specifications'],
  flexible: ['Flexible/Hourly', 'By the hour', 'A list of tasks'],
};

test('wherever the models stand, each has its icon with words, its name and both lines', () => {
  const shown = pagePaths().filter((path) => htmlOf(path).includes('data-section="engagement-models"'));
  expect(shown.length).toBeGreaterThan(60);
  for (const path of shown) {
    const html = htmlOf(path);
    for (const [id, words] of Object.entries(models)) {
      const model = html.split(`data-fact="engagement-${id}"`)[1]?.slice(0, 1800) ?? '';
      expect(model.split('data-fact=')[0], `${path}, ${id}`).toMatch(/role="img" aria-label="[^"]+"/);
      for (const line of words) expect(model, `${path}, ${id}`).toContain(line);
    }
  }
});

describe.each([
  { what: 'benefits', kinds: ['service-pages', 'hire-pages', 'industry-pages'] },
  { what: 'why-choose-us', kinds: ['service-pages', 'industry-pages', 'country-pages'] },
])('$what', ({ what, kinds }) => {
  test.each(pagesOf(...kinds))('stands on %s', (path) => {
    expect(count(htmlOf(path), new RegExp(`data-section="${what}"`, 'g'))).toBe(1);
  });
});

test('the sentence of the chief executive stands on the services that the specification lists it for', () => {
  const without = ['android-app', 'ios-app', 'react-native-app', ...frameworks].map(
    (name) => `/services/${name}-development/`,
  );
  const signed = pagesOf('service-pages', 'hire-pages', 'industry-pages').filter((path) =>
    htmlOf(path).includes('data-section="chief-executive-note"'),
  );
  expect(signed).toEqual(pagesOf('service-pages').filter((path) => !without.includes(path)));
});

test.each(pagesOf('service-pages', 'hire-pages', 'industry-pages'))(
  '%s ends with questions, models with the lowest rate, and two posts, then the call',
  (path) => {
    const end = htmlOf(path).split('data-section="faq"')[1] ?? expect.fail();
    const [block = '', ...after] = end.split('<section');
    expect(count(block.split('<dl')[0] ?? '', /<h3/g)).toBe(3);
    expect(block).toMatch(/data-price="rates[^"]*">From USD \d+ an hour</);
    expect(count(block, /href="\/blog\/[^"]+"/g)).toBe(2);
    expect(after.map((section) => /data-section="([^"]+)"/.exec(section)?.[1])).toEqual(['cta-banner']);
  },
);

test.each(pagesOf('service-pages', 'hire-pages', 'industry-pages'))(
  'every benefit on %s has an icon',
  (path) => {
    const benefits = block(htmlOf(path), 'benefits');
    expect(count(benefits, /<svg[^>]*viewBox="0 0 24 24"/g)).toBeGreaterThan(1);
  },
);

test('the tools of a page stand under the names of their groups', () => {
  const named = pagesOf('home', 'service-pages', 'industry-pages').filter((path) =>
    /<dt>(?:Front end|Mobile|Backend|Data|Cloud|AI)<\/dt>/.test(block(htmlOf(path), 'tech-stack')),
  );
  const sets = pagesOf('home', 'service-pages', 'industry-pages').filter((path) =>
    /data-fact="(?:backend-frameworks|frontend-tools)"/.test(htmlOf(path)),
  );
  expect([...named, ...sets].toSorted()).toEqual(
    pagesOf('home', 'service-pages', 'industry-pages').toSorted(),
  );
});

test.each(['/', '/how-we-work/'])('each phase on %s shows its icon and opens its steps', (path) => {
  const phases = block(htmlOf(path), 'development-process');
  expect(count(phases, /<h3><svg[^>]*role="img" aria-label="[^"]+"/g)).toBe(6);
  expect(count(phases, /<details>/g)).toBe(6);
  expect(count(phases, /<details>[\s\S]*?<\/details>/g)).toBe(6);
  expect(phases).toContain('<li>A demo each week</li>');
});

test('a trust badge has its icon on every page that shows the badges', () => {
  for (const path of ['/', '/about/', '/contact/']) {
    const badges = block(htmlOf(path), 'trust-badges');
    expect(count(badges, /<svg[^>]*viewBox="0 0 24 24"/g), path).toBe(5);
  }
});
