import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentFiles } from '../../site/collections/contentFiles.ts';

let folder: string;
/** What the command says of a copy of the content in which everything below is wrong at once. */
let said: string;

/** Runs `npm run content` on a folder. */
function check(content: string): { said: string; status: number | null } {
  const { stdout, stderr, status } = spawnSync('node', ['scripts/content.mjs'], {
    env: { ...process.env, CONTENT_DIR: content },
    encoding: 'utf8',
  });
  return { said: stdout + stderr, status };
}

const inContent = (file: string) => join(folder, 'content', file);

async function change(file: string, edit: (text: string) => string): Promise<void> {
  const text = await readFile(inContent(file), 'utf8');
  const edited = edit(text);
  expect(edited, file).not.toBe(text);
  await writeFile(inContent(file), edited);
}

const lede = (text: string) => (page: string) =>
  page.replace(/^( {2}lede: ).*\n(?: {4}.*\n)*/m, `$1${JSON.stringify(text)}\n`);

/** A file, what is done to it, and what an editor reads then. */
const mistakes: [what: string, file: string, edit: (text: string) => string, ...said: (string | RegExp)[]][] =
  [
    [
      'a text that is too long, with the limit as it is and what the field is for',
      'pages/shared.yaml',
      (text) => text.replace(/(process:\n {2}heading: ).*/, `$1${'x'.repeat(61)}`),
      /pages\/shared\.yaml:\d+: process\.heading: Keep this to at most 60 characters; it has 61\.\n {2}written: x{61}\n {2}purpose: What the phases have in common/,
    ],
    [
      'a field that is missing',
      'pages/shared.yaml',
      (text) => text.replace(/^ {2}plansHeading: .*\n/m, ''),
      /pages\/shared\.yaml:\d+: engagementModels\.plansHeading: This field is missing\. Write a text here\./,
    ],
    [
      'a misspelled field, with the nearest',
      'pages/shared.yaml',
      (text) => text.replace('faq:\n', 'faq:\n  headng: Questions\n'),
      /pages\/shared\.yaml:\d+: faq\.headng: There is no such field as "headng" here; check the spelling or remove it\. Near it is heading\.\n {2}written: Questions/,
    ],
    [
      'a name of no file, with the nearest',
      'pages/shared.yaml',
      (text) => text.replace('signedBy: meher-tremblay', 'signedBy: meher-trembley'),
      /executiveNote\.signedBy: "meher-trembley" is no file in \S+\/records\/people\/\. Near it is meher-tremblay\./,
    ],
    [
      'a fact that is not there, with the nearest',
      'pages/home.yaml',
      lede('{fact:retenton}'),
      /pages\/home\.yaml:\d+: hero\.lede: \{fact:retenton\} names no file in \S+\/records\/facts\/\. Near it is retention\./,
    ],
    [
      'dated words that are not written as such',
      'pages/company/security.yaml',
      lede('It is free. {until:2026-11|Now.}'),
      /pages\/company\/security\.yaml:\d+: \S+: "\{until:2026-11\|Now\.\}" is no dated wording; write \{until:2026-11-28\|/,
    ],
    [
      'two menus side by side with one drawing on one colour',
      'navigation.yaml',
      (text) =>
        text
          .replace(/composition: \w+/g, 'composition: canopy')
          .replace(/ground: (indigo|pick)/g, 'ground: teal'),
      /navigation\.yaml:\d+: .*The menus "Services" and "Hire" stand side by side, both with "canopy" on teal/,
    ],
    [
      'a menu that leads to no page, with the nearest',
      'navigation.yaml',
      (text) => text.replace('page: /portfolio/', 'page: /porfolio/'),
      /navigation\.yaml:\d+: menus\[\d\]\S*: No page has the address \/porfolio\/\. Near it is \/portfolio\/\./,
    ],
    [
      'a link in a text that leads to no page',
      'pages/posts/fhir-for-one-clinic.md',
      (text) => text.replace(/\n## .*\n/, '$&\nSee [our list](/servces/).\n'),
      /fhir-for-one-clinic\.md:\d+: No page has the address \/servces\/\. Near it is \/services\//,
    ],
    [
      'words above the first heading of a post, which no page would show',
      'pages/posts/what-an-mvp-costs.md',
      (text) => text.replace(/\n## /, '\nWords before.\n\n## '),
      /what-an-mvp-costs\.md:\d+: "Words before\." stands before the first heading/,
    ],
    [
      'a chapter of a case study without its kind; code is not taken for a heading',
      'pages/case-studies/ai-trip-planner-app-development.md',
      (text) => text.replace(/^(## .*) \{constraints\}$/m, '```\n## not a heading\n```\n\n$1'),
      /ai-trip-planner-app-development\.md:\d+: chapter 2: kind: .*End the heading with one of \{the-problem\}, \{constraints\}/,
    ],
    [
      'a case study of an unknown form, with the forms there are',
      'pages/case-studies/home-rental-app.md',
      (text) => text.replace('template: letter', 'template: postcard'),
      /home-rental-app\.md:\d+: story\.template: Name the form of the page as "template": failure, hours, letter, pair or screens\.\n {2}written: postcard/,
    ],
    [
      'a field that only one form of a page has',
      'pages/case-studies/online-fitness-portal.md',
      (text) => text.replace(/^( {4}dated: ).*$/m, '$1""'),
      /story\.letter\.dated: Write a text here; .*\n {2}written: ""\n {2}purpose: Place and day, as letters have them/,
    ],
    [
      'a file without a field',
      'records/seniority.yaml',
      () => '',
      /records\/seniority\.yaml: The file is empty\. It takes a group of fields \(levels\)\./,
    ],
    [
      'what is no YAML, with the line',
      'records/actions/ask.yaml',
      () => '# The label of a button\nlabel: Ask: us\n',
      /records\/actions\/ask\.yaml:2: Two fields stand on one line; a text with ": " in it stands in quotes\.\n {2}written: label: Ask: us/,
    ],
    [
      'a colour that is none, and one that is missing',
      'brand/palette.yaml',
      (text) => text.replace(/paper: .*/, 'paper: red').replace(/^ {4}teal: .*\n/m, ''),
      /palette\.yaml:\d+: color\.page\.paper: Write a colour as # and six hexadecimal digits, such as #F04A17\.\n {2}written: red/,
      /palette\.yaml:\d+: color\.band\.teal: This field is missing\./,
    ],
    [
      'a colour that the palette has not, with the nearest',
      'pages/case-studies/podcast-mobile-app-solution.md',
      (text) => text.replace('ground: band.teal', 'ground: band.warn'),
      /podcast-mobile-app-solution\.md:\d+: \S+\.ground: The palette has no colour "band\.warn"\. Near it (?:is|are) .*band\.warm/,
    ],
    [
      'an icon that is none, with the nearest',
      'pages/company/security.yaml',
      (text) => text.replace('icon: database', 'icon: databse'),
      /security\.yaml:\d+: \S+\.icon: There is no icon "databse"; .* Near it (?:is|are) database/,
    ],
    [
      'a city without an office',
      'records/events/coffee-machine.yaml',
      (text) => text.replace(/^office: .*/m, 'office: Vancuver'),
      /coffee-machine\.yaml:\d+: office: agency\.yaml names no office in "Vancuver"\. Near it is Vancouver\./,
    ],
    [
      'a kind of page that is under no head of the search',
      'search.yaml',
      (text) => text.replace('kinds: [hire-hub, hire-pages]', 'kinds: [hire-hub]'),
      /search\.yaml:\d+: groups: No group holds the pages of hire-pages/,
    ],
    [
      'fonts without anything in them',
      'brand/fonts.yaml',
      () => '# none yet\n',
      /brand\/fonts\.yaml: The file is empty\. It takes a group of fields \(display, numeral/,
    ],
  ];

beforeAll(async () => {
  folder = await mkdtemp('.cache/content-test-');
  await cp('content', join(folder, 'content'), { recursive: true });
  await writeFile(inContent('records/actions/ask.yaml'), 'label: Ask us\n');
  for (const [, file, edit] of mistakes) await change(file, edit);
  await rename(inContent('pages/hire/hire-mobile-app-developers.yaml'), inContent('pages/hire/terms.yaml'));
  await rename(inContent('pages/company/careers.yaml'), inContent('pages/careers.yaml'));
  await rename(inContent('records/people/tanvi-kulkarni.yaml'), inContent('tanvi-kulkarni.yml'));
  ({ said } = check(join(folder, 'content')));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the content that is built is right, and one line says so', () => {
  expect(check('content')).toEqual({ said: expect.stringMatching(/^\d+ files are right\.\n$/), status: 0 });
});

test.each(mistakes)('told at once with all others: %s', (_, __, ___, ...expected) => {
  for (const pattern of expected) expect(said).toMatch(pattern);
});

test('two pages with one address are told with the names of both files', () => {
  expect(said).toMatch(
    /pages\/legal\/terms\.yaml: This page and \S+\/pages\/hire\/terms\.yaml have the same address, \/terms\/\. Rename one/,
  );
});

test('a file that is missing is told with who needs it and what it takes; its words elsewhere with their place', () => {
  expect(said).toMatch(
    /pages\/company\/careers\.yaml: The file is missing, and \S+\/pages\/jobs\/\*\.yaml needs it\. It takes a group of fields \(seo, crumb/,
  );
  expect(said).toMatch(
    /pages\/careers\.yaml: Nothing reads a file of this name and place\. Near it is \S+\/pages\/company\/careers\.yaml\./,
  );
});

test('a record that is gone is told once, with all who refer to it', () => {
  const [, places = ''] =
    /"tanvi-kulkarni" is no file in .*\n {2}written: tanvi-kulkarni\n {2}also at: (.*)/.exec(said) ?? [];
  expect(places).toContain('records/open-projects/two-hands.yaml:6: keeper');
  expect(places).toContain('records/talks/one-year-later.yaml');
});

test('nothing is told as programs tell one another', () => {
  expect(said).not.toMatch(/^\s+at |"code":|ZodError|ENOENT|invalid_|Cannot read/m);
});

test('an empty folder is told all that it lacks at once, and one that is not there that it is not', async () => {
  const empty = join(folder, 'empty');
  await mkdir(empty);
  const { said: lacks, status } = check(empty);
  expect(status).toBe(1);
  const missing = lacks
    .split('\n')
    .flatMap((line) => /empty\/(\S+): The file is missing/.exec(line)?.[1] ?? []);
  expect(missing.sort()).toEqual([
    'agency.yaml',
    'brand/fonts.yaml',
    'brand/palette.yaml',
    'navigation.yaml',
    'pages/company/contact.yaml',
    'pages/company/not-found.yaml',
    'pages/company/thank-you.yaml',
    'pages/home.yaml',
    'pages/shared.yaml',
    'popup.yaml',
    'search.yaml',
  ]);
  expect(check(join(folder, 'nowhere')).said).toMatch(/nowhere: There is no such folder\./);
});

test('editors get a schema with help texts for the files of every collection', async () => {
  const schemas = await Promise.all(
    Object.keys(contentFiles).map(async (name): Promise<Record<string, unknown>> =>
      JSON.parse(await readFile(`.astro/collections/${name}.schema.json`, 'utf8')),
    ),
  );
  expect(schemas.every((schema) => JSON.stringify(schema).includes('"description"'))).toBe(true);
  const events = schemas[Object.keys(contentFiles).indexOf('events')];
  expect(events).toMatchObject({
    properties: {
      date: { type: 'string', format: 'date', description: expect.stringMatching(/day at the office/) },
      host: { type: 'string', ref: 'people' },
    },
  });
});
