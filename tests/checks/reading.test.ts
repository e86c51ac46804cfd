import { expect, test } from 'vitest';
import { checkSite } from './support.ts';

const table = (inside: string) => `<table>${inside}</table>`;

const { of } = checkSite({
  '/': '<p>Start of the site.</p>',
  '/pictures/': `<img src="a.svg" alt=""><img src="b.png" alt="${'x'.repeat(125)}">
    <svg role="img" aria-label="Kelp Foods"></svg><svg role="img"><title>Tarn</title></svg>`,
  '/no-alt/': '<img src="a.png">',
  '/long-alt/': `<img src="a.png" alt="${'y'.repeat(126)}">`,
  '/file-alt/': '<img src="a.png" alt="IMG_1204.png">',
  '/no-name/': '<svg role="img"><path d=""/></svg>',
  '/good-links/': `<p><a href="/">Read more about rates</a> <a href="/">Learn more<span class="visually-hidden"> about
    trials</span></a> <a href="/"><img src="a.svg" alt="Home page"></a> <a href="/" aria-label="Next review"></a></p>`,
  '/read-more/': '<p><a href="/">Read more →</a></p>',
  '/here/': '<p>Rates are <a href="/">here</a>.</p>',
  '/no-text/': '<p><a href="/"><img src="a.svg" alt=""></a></p>',
  '/hidden-text/': '<p><a href="/steps/"><span aria-hidden="true">Our rates</span></a></p>',
  '/unheard-link/':
    '<div aria-hidden="true"><svg><a href="/steps/" tabindex="-1"><path d=""/></a></svg></div>',
  '/good-table/': table('<caption>Rates</caption><tr><th>Role</th></tr><tr><td>Designer</td></tr>'),
  '/no-caption/': table('<tr><th>Role</th></tr><tr><td>Designer</td></tr>'),
  '/no-header/': table('<caption>Rates</caption><tr><td>Designer</td></tr>'),
  '/steps/': '<h2>Rates</h2><h3>India</h3><h2>Plans</h2>',
  '/jump/': '<h2>Rates</h2><h4>Pune</h4>',
});

test('pictures have alt text of at most 125 characters that says something', () => {
  expect(of('/pictures/')).toBe('');
  expect(of('/no-alt/')).toContain('Rule 24: A picture without alt text.');
  expect(of('/long-alt/')).toContain('Rule 24: Alt text of 126 characters');
  expect(of('/file-alt/')).toContain('Rule 24: The alt text is a file name.');
  expect(of('/no-name/')).toContain('Rule 24: A drawing without a name.');
});

test('the text of a link makes sense alone', () => {
  expect(of('/good-links/')).toBe('');
  expect(of('/unheard-link/')).not.toContain('A link without text.');
  expect(of('/read-more/')).toContain('Rule 24: A link text that says nothing alone.');
  expect(of('/here/')).toContain('Rule 24: A link text that says nothing alone.');
  expect(of('/no-text/')).toContain('Rule 24: A link without text.');
  expect(of('/hidden-text/')).toContain('Rule 24: A link without text.');
});

test('tables have a caption and header cells', () => {
  expect(of('/good-table/')).toBe('');
  expect(of('/no-caption/')).toContain('Rule 24: A table without a caption.');
  expect(of('/no-header/')).toContain('Rule 24: A table without header cells.');
});

test('headings step down one level at a time', () => {
  expect(of('/steps/')).toBe('');
  expect(of('/jump/')).toContain('Rule 24: An h4 follows an h2.');
});
