import { expect, test } from 'vitest';
import { checkSite } from './support.ts';

const one = (main: string, tells = '') =>
  checkSite({ '/a/': { main, ...(tells && { tells }) } }, { actions: ['Get free consultation'] }).of('/a/');

test.each([
  ['You see a demo each Tuesday, on your own phone.', 'A demo on another day than Friday.'],
  ['One e-mail ends the trial without an invoice.', 'The end of the trial in words of the page’s own.'],
  ['Leave by one e-mail and the week is not invoiced.', 'The end of the trial in words of the page’s own.'],
  ['An engineer replies within 12 hours to your brief.', 'A reply within another time than 24 hours.'],
  ['To sign the NDA first, send only your name.', 'A brief with fewer fields than the form asks for.'],
])('“%s” is found', (text, problem) => {
  expect(one(`<p>${text}</p>`)).toContain(`Rule 10: ${problem}`);
});

test('the words of records, shared blocks and stories are left alone', () => {
  const trial = 'One e-mail ends the trial without an invoice.';
  expect(one(`<p data-furniture>${trial}</p><p data-shared>${trial}</p>`)).not.toContain('Rule 10');
  expect(one(`<p>${trial}</p>`, 'cases')).not.toContain('Rule 10');
  expect(one('<p>You see a demo each Friday; we reply within 24 hours.</p>')).not.toContain('Rule 10');
});

test('a button to the form says what a record says, a link in a sentence what the sentence says', () => {
  const opener = (words: string) => `<a href="/contact/" data-contact-open>${words}</a>`;
  const files = (main: string) =>
    checkSite({ '/a/': main, '/contact/': '' }, { actions: ['Get free consultation'] });
  expect(files(opener('Name the lot')).of('/a/')).toContain(
    'Rule 24: A button to the form with words of its own.',
  );
  expect(
    files(`${opener('Get free consultation')}<p>Or use ${opener('the form')}.</p>`).of('/a/'),
  ).not.toContain('words of its own');
});
