import { expect, test } from 'vitest';
import { checkSite } from './support.ts';

const { of } = checkSite(
  {
    '/': '<p id="team">We are nine people.</p>',
    '/lorem/': '<p>Lorem ipsum dolor sit amet.</p>',
    '/note/': '<p>TODO ask Lee for the price.</p>',
    '/todo-app/': '<p>A to-do list for nurses, and a todo app.</p>',
    '/soon/': '<p>More rates coming soon.</p>',
    '/placeholder/': '<p>Write to {email} on weekdays.</p>',
    '/code/': '<p>Write <code>{email}</code> where the address goes.</p>',
    '/empty-section/': '<section data-section="faq"><h2>Asked often</h2></section>',
    '/picture-section/': '<section data-section="art"><img src="a.svg" alt=""></section>',
    '/empty-heading/': '<h2> <span></span></h2><p>Text below it.</p>',
    '/logo-heading/': '<h2><img src="a.svg" alt="Kelp Foods"></h2><p>Text below it.</p>',
    '/links/': `<p><a href="/">Home page</a> <a href="/#team">The team</a> <a href="../">One up</a>
      <a href="/old-team/">Old team page</a> <a href="/brief.pdf">Brief as PDF</a> <a href="mailto:a@b.example">Write us</a>
      <a href="https://agency.example/links/">This list</a> <a href="https://other.example/x">Another site</a></p>`,
    '/dead-page/': '<p><a href="/nowhere/">Our prices</a></p>',
    '/dead-own-address/': '<p><a href="https://agency.example/gone/">Our prices</a></p>',
    '/dead-place/': '<p><a href="/#prices">Our prices</a></p>',
    '/dead-hash/': '<p><a href="#">Our prices</a></p>',
  },
  { files: { _redirects: '/old-team/ / 308\n', 'brief.pdf': '' } },
);

test('leftovers of writing are found', () => {
  expect(of('/lorem/')).toContain('Rule 15: Filler text.');
  expect(of('/note/')).toContain('Rule 15: A note to the writer.');
  expect(of('/soon/')).toContain('Rule 15: An announcement.');
  expect(of('/placeholder/')).toContain('Rule 15: A placeholder was not filled.');
  for (const path of ['/todo-app/', '/code/']) expect(of(path)).toBe('');
});

test('sections and headings say something', () => {
  expect(of('/empty-section/')).toContain('Rule 15: An empty section.');
  expect(of('/empty-heading/')).toContain('Rule 15: A heading without text.');
  for (const path of ['/picture-section/', '/logo-heading/']) expect(of(path)).toBe('');
});

test('a link inside the site leads to a page, a file, an alias, or a place that is there', () => {
  expect(of('/links/')).toBe('');
  expect(of('/dead-page/')).toContain('There is no page /nowhere/.');
  expect(of('/dead-own-address/')).toContain('There is no page /gone/.');
  expect(of('/dead-place/')).toContain('There is no place #prices on /.');
  expect(of('/dead-hash/')).toContain('The link leads nowhere.');
});
