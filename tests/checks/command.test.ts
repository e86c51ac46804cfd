import { expect, test } from 'vitest';
import { checkSite } from './support.ts';

test('a site that keeps the rules passes with one line and the figures of its habits', () => {
  const { status, output } = checkSite({ '/': '<p>We build software for two clinics.</p>' });
  expect(status).toBe(0);
  expect(output).toMatch(/^1 pages keep the measured content rules\.\n\nHabits \(rule 26\)/);
});

test('a finding names address, file, rule, sentence and how to mend it, and ends the command with 1', () => {
  const { status, output, of } = checkSite({ '/services/': '<p>Our robust team writes code.</p>' });
  expect(status).toBe(1);
  expect(of('/services/')).toMatch(/^\/services\/ \(.*dist\/services\/index\.html\)/);
  expect(of('/services/')).toContain('Rule 5: “robust” is filler.');
  expect(of('/services/')).toContain('“Our robust team writes code.”');
  expect(of('/services/')).toContain('Say what happens');
  expect(output).toContain('1 finding on 1 of 1 pages.');
});

test('a finding in a shared block is told once, with the pages that show it', () => {
  const footer = '<p>A robust footer stands here.</p>';
  const { output } = checkSite({
    '/': { main: '', footer },
    '/a/': { main: '', footer },
    '/b/': { main: '', footer },
  });
  expect(output.match(/robust footer/g)).toHaveLength(1);
  expect(output).toContain('Also on 2 more: /a/, /b/');
});

test('a folder without pages, and a malformed list of pages, are named', () => {
  const none = checkSite({}, { files: { 'theme.js': '' } });
  expect(none.status).toBe(1);
  expect(none.output).toContain('There are no built pages in');
  const files = { '../build/pages.json': '{"pages": [{"path": "services"}], "figures": []}' };
  const malformed = checkSite({ '/': '' }, { files, unlisted: true });
  expect(malformed.status).toBe(1);
  expect(malformed.output).toMatch(/pages\.json: pages\.0\.path: /);
});

test('the gallery is no page of the site', () => {
  const { status } = checkSite({ '/': '', '/gallery/': '<p>A robust example of a section.</p>' });
  expect(status).toBe(0);
});

test('the report names the nearest neighbour of each page and how many of a kind stand apart', () => {
  const passage = 'Nadia counts the bottles on the shelf twice before anybody orders more of them.';
  const other =
    'The landlord gets the meter readings on Monday and the lease ends in spring, so he asks again.';
  const { output } = checkSite(
    {
      '/hire-a/': { main: `<p>${passage}</p>`, kind: 'hire' },
      '/hire-b/': { main: `<p>${passage} ${other}</p>`, kind: 'hire' },
      '/pricing/': { main: '<p>Hours cost money here.</p>', kind: 'pricing' },
    },
    { arguments: ['--report'] },
  );
  expect(output).toMatch(/\/hire-a\/: \/hire-b\/, Jaccard 0\.\d{3}/);
  expect(output).toContain('/pricing/: nothing in common with any page');
  expect(output).toContain('hire: 0 of 2 below 0.05, goal missed');
});
