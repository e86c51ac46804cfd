import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentFiles } from '../../site/collections/contentFiles.ts';

const run = promisify(execFile);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp('.cache/content-test-');
  await cp('content', join(folder, 'content'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const inContent = (file: string) => join(folder, 'content', file);

async function change(file: string, edit: (text: string) => string): Promise<void> {
  await writeFile(inContent(file), edit(await readFile(inContent(file), 'utf8')));
}

/** What Astro says when it stops over the changed content. */
async function complaint(): Promise<string> {
  const env = {
    ...process.env,
    CONTENT_DIR: join(folder, 'content'),
    OUT_DIR: folder,
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  const failure: unknown = await run(resolve('node_modules/.bin/astro'), ['sync'], { env }).then(
    () => new Error('it went through'),
    (error: unknown) => error,
  );
  if (!(failure instanceof Error)) throw new Error('It failed without an error.');
  return `${Reflect.get(failure, 'stdout') ?? ''}${Reflect.get(failure, 'stderr') ?? ''}${failure.message}`;
}

test('every mistake in a file is named with its field, what is expected and what the field is for', async () => {
  await change('pages/shared.yaml', (text) =>
    text
      .replace(/(process:\n {2}heading: ).*/, `$1${'x'.repeat(61)}`)
      .replace(/^ {2}plansHeading: .*\n/m, '')
      .replace('faq:\n', 'faq:\n  leed: A misspelled field.\n')
      .replace('signedBy: meher-tremblay', 'signedBy: meher-trembley'),
  );
  const said = await complaint();
  expect(said).toMatch(/pages\/shared\.yaml: process\.heading: Keep this under 60 characters/);
  expect(said).toMatch(/What stands there: What the phases have in common/);
  expect(said).toMatch(/pages\/shared\.yaml: engagementModels\.plansHeading: .*Write a text here/);
  expect(said).toMatch(/pages\/shared\.yaml: faq: there is no such field as "leed" here/);
  expect(said).toMatch(
    /pages\/shared\.yaml: executiveNote\.signedBy: "meher-trembley" is no file in content\/records\/people\/\. Near it are meher-tremblay/,
  );
});

test('a fact that is not there stops the build with the file that tells it and the nearest names', async () => {
  await change('pages/home.yaml', (text) =>
    text.replace(/^( {2}lede: ).*\n(?: {4}.*\n)*/m, '$1"{fact:retenton}"\n'),
  );
  expect(await complaint()).toMatch(
    /pages\/home\.yaml: \{fact:retenton\} names no file in content\/records\/facts\/\. Near it are retention/,
  );
});

test('dated words that are not written as such stop the build with their file', async () => {
  await change('pages/home.yaml', (text) =>
    text.replace(/^( {2}lede: ).*\n(?: {4}.*\n)*/m, '$1"It is free. {until:2026-11|Now.}"\n'),
  );
  expect(await complaint()).toMatch(
    /pages\/home\.yaml: "\{until:2026-11\|Now\.\}" is no dated wording; write \{until:2026-11-28\|/,
  );
});

test('two menus side by side with one drawing on one colour are refused by their names', async () => {
  await change('navigation.yaml', (text) =>
    text
      .replace(/composition: \w+/g, 'composition: canopy')
      .replace(/ground: (indigo|pick)/g, 'ground: teal'),
  );
  expect(await complaint()).toMatch(
    /navigation\.yaml: .*The menus "Services" and "Hire" stand side by side, both with "canopy" on teal/,
  );
});

test('words above the first heading of a post are not lost in silence', async () => {
  await change('pages/posts/what-an-mvp-costs.md', (text) => text.replace(/\n## /, '\nWords before.\n\n## '));
  expect(await complaint()).toMatch(
    /pages\/posts\/what-an-mvp-costs\.md: "Words before\." stands before the first heading/,
  );
});

test('a chapter of a case study without its kind says which kinds there are; code is not taken for a heading', async () => {
  await change('pages/case-studies/ai-trip-planner-app-development.md', (text) =>
    text.replace(/^(## .*) \{constraints\}$/m, '```\n## not a heading\n```\n\n$1'),
  );
  expect(await complaint()).toMatch(
    /ai-trip-planner-app-development\.md: chapter 2: kind: End the heading with one of \{the-problem\}, \{constraints\}/,
  );
});

test('a case study of an unknown form says which forms there are', async () => {
  await change('pages/case-studies/home-rental-app.md', (text) =>
    text.replace('template: letter', 'template: postcard'),
  );
  expect(await complaint()).toMatch(
    /home-rental-app\.md: story\.template: Name the form of the page as "template": failure, hours, letter, pair or screens\./,
  );
});

test('a field that only one form of a page has is explained', async () => {
  await change('pages/case-studies/home-rental-app.md', (text) => text.replace(/^( {4}dated: ).*$/m, '$1""'));
  expect(await complaint()).toMatch(
    /story\.letter\.dated: Write a text here; .*\n {2}What stands there: Place and day, as letters have them/,
  );
});

test('two pages with one address stop the build with the names of both files', async () => {
  await rename(inContent('pages/hire/hire-mobile-app-developers.yaml'), inContent('pages/hire/terms.yaml'));
  expect(await complaint()).toMatch(
    'Two pages have the address /terms/: content/pages/hire/terms and content/pages/legal/terms. Rename one',
  );
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
