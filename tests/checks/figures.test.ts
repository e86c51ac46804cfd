import { expect, test } from 'vitest';
import { checkSite } from './support.ts';

const figures = ['staff', 'launches', 'clients', 'startups', 'offices'];
const shown = (slugs: readonly string[]) =>
  `<ul>${slugs.map((slug) => `<li data-fact="${slug}">9 ${slug}</li>`).join('')}</ul>`;

const { of } = checkSite(
  {
    '/': shown(figures),
    '/four/': shown(figures.slice(0, 4)),
    '/five/': shown(figures),
    '/with-base/': '<h2 data-fact="trial">1 week trial, at our risk</h2><p>Stop by Friday.</p>',
    '/explained/': '<li data-fact="trial"><h2>Keep or leave</h2><p>Stop by Friday.</p></li>',
    '/counted/':
      '<section data-fact="trial"><h2>Twenty days and two builds</h2><p>They are named here.</p></section>',
    '/short/': '<p>Your <span data-fact="trial">1 week trial</span> starts on Monday.</p>',
    '/other-words/': '<p data-fact="trial">One free week</p>',
    '/fact-alone/': '<p data-fact="repeat">80% repeat business</p>',
    '/fact-linked/': '<p data-fact="repeat-linked"><a href="/four/">80% repeat business</a></p>',
    '/fact-base/': '<p data-fact="repeat-base">80% repeat business <small>32 of 40 clients</small></p>',
    '/defined/': '<p data-fact="success"><a href="/four/">99.9% project success</a> 999 of 1,000 tickets</p>',
    '/undefined/': '<p data-fact="success-2">99.9% project success 999 of 1,000 tickets</p>',
    '/prose-alone/': '<p>We reduced inventory errors by 87%.</p>',
    '/prose-base/':
      '<p>Errors fell by 87%, counted on 20 nights.</p><p>About 40% of guests book by phone.</p>',
    '/table/': '<table><caption>Shares</caption><tr><th>A</th><td>87%</td></tr></table>',
  },
  { figures },
);

test('a page shows at most four company figures, the home page all', () => {
  expect(of('/five/')).toContain('Rule 8: 5 company figures');
  for (const path of ['/', '/four/']) expect(of(path)).not.toContain('Rule 8');
});

test('a fact has one wording; a list, a section and several blocks hold it without being it', () => {
  for (const path of ['/with-base/', '/explained/', '/short/', '/counted/'])
    expect(of(path)).not.toContain('Rule 8');
  expect(of('/other-words/')).toContain('The fact “trial” is worded otherwise on /with-base/');
});

test('a percentage links its definition or names its base', () => {
  expect(of('/fact-alone/')).toContain('Rule 8: A percentage without its base.');
  expect(of('/undefined/')).toContain('Rule 8: This figure stands without its definition.');
  expect(of('/prose-alone/')).toContain('Rule 8: A percentage without its base.');
  for (const path of ['/fact-linked/', '/fact-base/', '/defined/', '/prose-base/'])
    expect(of(path)).not.toContain('Rule 8');
});

test('a cell of a table is no prose', () => {
  expect(of('/table/')).not.toContain('Rule 8');
});
