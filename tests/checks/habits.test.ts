import { expect, test } from 'vitest';
import { checkSite, type Pages } from './support.ts';

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');
const plain = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `Paragraph ${at} tells in some ten words what the reader gets here.`,
  );
const many = (count: number, pageOf: (at: number) => Pages[string]): Pages =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`/p${at}/`, pageOf(at)]));

test('one heading with “&” may stand on a page, the second is named', () => {
  const { of } = checkSite({
    '/one/': '<h2>Ink & paper</h2>',
    '/two/': '<h2>Ink & paper of two</h2><h2>Salt & pepper</h2>',
    '/shared/': '<div data-shared><h2>Day & night</h2><h2>Sun & moon</h2></div>',
  });
  expect(of('/one/')).not.toContain('Rule 26');
  expect(of('/two/')).toMatch(/Rule 26: 2 of 3: headings with “&”; one a page may be\.\n\s+“Salt & pepper”/);
  expect(of('/shared/')).not.toContain('Rule 26');
});

test('“&” stands in the headings of one page in three, and in the main heading of one in six', () => {
  const pages = many(6, (at) => ({ main: at < 3 ? `<h2>Ink & paper ${at}</h2>` : '' }));
  expect(checkSite(pages).output).toMatch(
    /3 of 6 pages have a heading with “&”; one in three may: \/p0\/ \/p1\/ \/p2\//,
  );
  const { output } = checkSite(many(6, (at) => ({ main: '', heading: at < 2 ? 'Ink & paper' : 'Ink' })));
  expect(output).toContain('2 of 6 pages have a main heading with “&”; one in six may');
  expect(output).not.toContain('pages have a heading with');
});

test('people without a role may be meant twice a page', () => {
  const { of } = checkSite({
    '/two/': paragraphs('Somebody reads it and nobody writes.'),
    '/three/': paragraphs(
      'Whoever reads this may ask someone else.',
      'Nobody has asked so far in this month.',
    ),
  });
  expect(of('/two/')).not.toContain('somebody');
  expect(of('/three/')).toMatch(/3 of \d+: times somebody.*\n\s+“Nobody has asked/);
});

test('one paragraph in six may end in an addition, one in eight on a negation, each page at least one', () => {
  const and = 'The reader gets a price in writing, and the offer holds.';
  const not = 'The price of the whole work does not change later.';
  const { of } = checkSite({
    '/few/': paragraphs(...plain(4), and, not),
    '/and/': paragraphs(...plain(9), and, 'The team is named in the offer, and the weeks are counted.'),
    '/not/': paragraphs(...plain(13), not, 'The contract holds nothing that you haven’t read before.'),
  });
  expect(of('/few/')).not.toContain('Rule 26');
  expect(of('/and/')).toContain('2 of 11: paragraphs that end in “, and …”; one in six may be');
  expect(of('/not/')).toContain('2 of 15: paragraphs whose last sentence negates; one in eight may be');
});

test('15 % of the sentences may have eight words or fewer', () => {
  const short = ['It is quite short.', 'So is this one.'];
  const { of } = checkSite({
    '/some/': paragraphs(...plain(12), ...short),
    '/many/': paragraphs(...plain(11), ...short),
  });
  expect(of('/some/')).not.toContain('words or fewer');
  expect(of('/many/')).toMatch(
    /2 of 13: sentences of 8 words or fewer; 15 % may be\.\n\s+“So is this one\.”/,
  );
});

test('words of counting and sentences that begin with an engineer stand once a page', () => {
  const { of } = checkSite({
    '/once/': paragraphs('A clerk counted the pallets before the country office opened its counter.'),
    '/twice/': paragraphs('A clerk counted the pallets.', 'The tally of the second night was lower.'),
    '/engineer/': paragraphs('An engineer reads the plan first.', 'An engineer then answers by e-mail.'),
  });
  expect(of('/once/')).not.toContain('Rule 26');
  expect(of('/twice/')).toMatch(/2 of 3: times a word of counting; one a page may be\.\n\s+“The tally/);
  expect(of('/engineer/')).toMatch(/begin with “An engineer”; one a page may be\.\n\s+“An engineer then/);
});

test('a legend says how a drawing is read, and no sentence does', () => {
  const { of } = checkSite({
    '/legend/':
      '<figcaption>Boats that came in before the storm of May.</figcaption><ul><li>One stroke is one boat</li></ul>',
    '/caption/': '<figcaption>One pale stroke is one boat of the harbour.</figcaption>',
    '/colours/': paragraphs('Seven boats came late, and the red ones never came at all.'),
    '/things/': paragraphs('The ring is hers, and the square in front of the church stays empty.'),
  });
  expect(of('/legend/')).not.toContain('Rule 26');
  for (const path of ['/caption/', '/colours/'])
    expect(of(path)).toContain('sentences that explain how a drawing is to be read; none may be.');
  expect(of('/things/')).not.toContain('Rule 26');
});

test('headings that begin alike stand on six pages, unless they are the same everywhere', () => {
  const headings = (count: number, textOf: (at: number) => string) =>
    checkSite(many(count, (at) => `<h2>${textOf(at)}</h2>`)).output;
  const names = ['boats', 'nets', 'ropes', 'crates', 'scales', 'lamps', 'gloves'];
  expect(headings(7, (at) => `Questions about ${names[at]}`)).toMatch(
    /7 pages have a heading that begins with “questions about”: .*; 6 may\./,
  );
  expect(headings(6, (at) => `Questions about ${names[at]}`)).not.toContain('begins with');
  expect(headings(7, () => 'Questions')).not.toContain('begins with');
  expect(headings(7, (at) => `What a ${names[at]} costs`)).not.toContain('begins with');
});

test('links to the form have eight labels on the site, those to a hub two, lists of titles and paths apart', () => {
  const opener = (label: string) => `<p><a href="/contact/" data-contact-open>${label}</a></p>`;
  const blog = (label: string) => `<a href="/blog/">${label}</a>`;
  const letters = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
  const labels = letters.map((letter) => `${letter} way to write`);
  const pages = {
    '/common/': labels.map(opener).join(''),
    '/same/': [...labels, 'one Way to write'].map(opener).join('') + blog('Blog'),
    '/blog/': '',
    '/contact/': '',
    '/lists/': `<nav>${blog('Back')}</nav><section data-section="all-pages"><p>${blog('Notes from work')}</p></section>`,
    '/second/': blog('All articles'),
  };
  expect(checkSite(pages).output).not.toContain('labels on the site');
  const { of } = checkSite({
    ...pages,
    '/ninth/': opener('A ninth way to write'),
    '/third/': blog('Whole notes'),
    '/third/again/': blog('All articles'),
  });
  expect(of('/ninth/')).toMatch(
    /Rule 26: Links to the form have 9 labels on the site; 8 are the most\.\n\s+“A ninth way to write”\n\s+Use one of “One way to write”/,
  );
  expect(of('/third/')).toContain('Links to /blog/ have 3 labels on the site; 2 are the most.');
});

test('a number of three digits or more is told on two pages, prices, years, tables and shared facts apart', () => {
  const text = (number: string) => paragraphs(`The shelf holds ${number} of them.`);
  const output = (main: string, more: Pages = {}) =>
    checkSite({ ...many(3, (at) => `<h2>Page ${at}</h2>${main}`), ...more }).output;
  expect(output(text('1,212 jars'))).toMatch(
    /1212 stands on 3 pages: \/p0\/, \/p1\/, \/p2\/; 2 are the most/,
  );
  for (const allowed of ['USD 1,212 to 2,412', '2025 jars', 'ISO 27001 parts', '21 jars', '100 jars'])
    expect(output(text(allowed))).not.toContain('stands on 3 pages');
  expect(output('<table><tr><td>1,212</td></tr></table>')).not.toContain('stands on 3 pages');
  expect(output(text('168 hours'), { '/shared/': '<p data-shared>168 hours</p>' })).not.toContain(
    'stands on 3',
  );
});

test('a number of three digits or more is one fact: two pages that tell it share a word', () => {
  const output = (one: string, other: string) =>
    checkSite({ '/one/': paragraphs(one), '/two/': paragraphs(other) }).output;
  expect(output('There were 212 pallets in two depots.', 'In April 212 listeners lost a place.')).toMatch(
    /212 counts something else on \/one\/: “There were 212 pallets in two depots\.”/,
  );
  for (const [one, other] of [
    ['There were 212 pallets in two depots.', 'Of 212 frozen pallets nine had melted.'],
    ['There were 210 pallets in two depots.', 'In April 210 listeners lost a place.'],
    ['A pallet costs 212–300 an hour.', 'In April 212 listeners lost a place.'],
    ['The window is 412 pixels wide.', 'Cobbleden lets 412 flats.'],
  ] as const)
    expect(output(one, other)).not.toContain('counts something else');
});

test('a person who wrote a review is quoted with nothing else, except in a case study', () => {
  const figure = (words: string, mark = '') =>
    `<figure ${mark}><blockquote>${words}</blockquote><figcaption><b>Ada Example</b>, Halifax</figcaption></figure>`;
  const { of } = checkSite({
    ...many(5, () => figure('They called before I could.', 'data-review data-shared')),
    '/other/': figure('The second call was shorter than the first.'),
    '/said/': paragraphs(
      'Ada Example said “it rang only twice” in May.',
      'Ada Example runs the “night” desk.',
    ),
    '/case/': { tells: 'cases', main: figure('I stood under the clock in March.') },
  });
  expect(of('/p4/')).not.toContain('quoted');
  expect(of('/other/')).toContain('Ada Example wrote a review and is quoted here with other words.');
  expect(of('/said/')).toMatch(/quoted here with other words\.\n\s+“Ada Example said/);
  expect(of('/said/')).not.toContain('night');
  expect(of('/case/')).not.toContain('quoted');
});

test('a page is as long as its kind asks, shared blocks left out', () => {
  const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;
  const { of } = checkSite({
    '/short/': { words: [600, 1000], main: words(500) },
    '/right/': { words: [600, 1000], main: `${words(800)}<div data-shared>${words(800)}</div>` },
    '/healthcare/long/': { words: [600, 1000], main: words(1150) },
    '/healthcare/right/': { words: [600, 1000], main: words(950) },
    '/free/': words(3000),
  });
  expect(of('/short/')).toContain('The main text has 501 words; 600 to 1000 are wanted.');
  expect(of('/right/')).not.toContain('main text');
  expect(of('/healthcare/long/')).toContain('The main text has 1151 words; 600 to 1000 are wanted.');
  expect(of('/healthcare/right/')).not.toContain('main text');
  expect(of('/free/')).not.toContain('main text');
});

test('a page has as many sections as its kind may have, shared ones too', () => {
  const sections = (count: number) =>
    Array.from({ length: count }, (_, at) => `<h2>Part ${at} of ${count}</h2>`).join('');
  const { of } = checkSite({
    '/two/': { headings: 2, main: sections(2) },
    '/three/': { headings: 2, main: `${sections(1)}<div data-shared><h2>Reviews</h2><h2>Plans</h2></div>` },
    '/free/': sections(12),
  });
  expect(of('/two/')).not.toContain('headings of sections');
  expect(of('/three/')).toMatch(/3 headings of sections; 2 are the most\.\n\s+“Plans”/);
  expect(of('/free/')).not.toContain('headings of sections');
});

test('the phrase that a buyer types stands in title, main heading and first paragraph', () => {
  const page = {
    searched: true,
    keywords: ['iOS developers', 'Swift'],
    main: paragraphs('We have iOS developers in two cities now.'),
  };
  const { of } = checkSite({
    '/found/': { ...page, title: 'Hire iOS developers', heading: 'iOS developers by name' },
    '/lost/': {
      ...page,
      title: 'Hire for iOS',
      heading: 'Hire iOS developers',
      main: paragraphs('We have developers for iOS in two cities.'),
    },
  });
  expect(of('/found/')).not.toContain('does not hold');
  expect(of('/lost/')).toMatch(
    /The title does not hold “iOS developers”, the first of the page’s keywords\.\n\s+“Hire for iOS”/,
  );
  expect(of('/lost/')).toContain('The first paragraph does not hold “iOS developers”');
  expect(of('/lost/')).not.toContain('The main heading');
});

test('the table of all figures ends the output, page by page and for the whole site', () => {
  const { output } = checkSite({ '/a/': `<h2>Ink & paper</h2>${paragraphs(...plain(2))}`, '/b/': '' });
  const table = output.slice(output.indexOf('Habits (rule 26)'));
  expect(table).toMatch(/^ {2}\/a\/ +27 +1\/2 +0\/4 +0\/2 +0\/2 +0\/2 +0\/4 +0\/2 +0\/2$/m);
  expect(table).toMatch(/^ {2}2 pages +28 +1\/3 \(33 %\)/m);
  expect(table).toMatch(
    /^ {2}at most +by kind +one a page +two a page +one in six +one in eight +15 % +one a page +one a page +none\s*$/m,
  );
});
