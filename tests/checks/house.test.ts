import { globSync, readdirSync, readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const folders = (under: string) =>
  readdirSync(under, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const kindNames = folders('site/templates');
const textsOf = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, 'utf8'));

/** What each kind imports, and the words that several pages share. */
const asking = [
  ...kindNames.map((kind) => ({ kind, texts: textsOf(`site/templates/${kind}/**/*.{astro,ts,tsx}`) })),
  { kind: 'shared words', texts: textsOf('site/sections/sharedWords.schema.ts') },
];

test.each(folders('site/sections'))('the section %s serves two kinds of page, or moves into one', (name) => {
  const kinds = asking.filter(({ texts }) => texts.some((text) => text.includes(`sections/${name}/`)));
  const shared = asking.some(
    ({ kind, texts }) => kind === 'shared words' && texts[0]?.includes(`./${name}/`),
  );
  expect(kinds.length + Number(shared), kinds.map(({ kind }) => kind).join()).toBeGreaterThan(1);
});

const eslint = new ESLint();
const refusals = async (filePath: string, code: string) => {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'directions/imports')
    .map(({ message }) => message);
};

test.each([
  ['site/templates/rankings/Ranking.astro', "---\nimport x from '../cases/Told.astro';\n---\n"],
  ['site/templates/rankings/parts/a.ts', "export const x = import('../../cases/parts/shownFirst.ts');"],
  ['site/layout/a.ts', "export * from '../templates/hire/hire.fields.ts';"],
  ['site/search/a.ts', "export const all = import.meta.glob(['../templates/search/parts/*.ts']);"],
  ['site/pages/a.ts', "import { kind } from '../templates/home/kind.ts';\nconsole.log(kind);"],
])('%s may not ask for a kind that is not its own', async (file, code) => {
  expect(await refusals(file, code)).toEqual([
    expect.stringMatching(/never imports another|Nothing outside/),
  ]);
});

test.each([
  ['site/records/a.ts', "import type { Listed } from '../discovery/graph.ts';\nexport type A = Listed;"],
  ['site/templates/cases/parts/a.ts', "import { x } from '../records/caseStory.ts';\nexport const a = x;"],
  ['site/lib/a.ts', "export { line } from '../collections/fields.ts';"],
  ['site/layout/a.ts', "export { made } from '../desk/made.ts';"],
])('%s may not ask for what stands above it', async (file, code) => {
  expect(await refusals(file, code)).toEqual([expect.stringContaining('imports point downwards only')]);
});

test.each([
  ['site/templates/cases/sections/NextCase/a.ts', "export * from '../CaseGrid/CaseGrid.schema.ts';"],
  [
    'site/templates/cases/sections/NextCase/a.ts',
    "export * from '../../heroes/CaseHero/CaseHero.schema.ts';",
  ],
  ['site/sections/Faq/a.ts', "export * from '../CtaBanner/CtaBanner.schema.ts';"],
])('a section never imports another: %s %s', async (file, code) => {
  expect(await refusals(file, code)).toEqual([expect.stringContaining('A section never imports another')]);
});

test.each([
  ['site/templates/search/sections/AllPages/a.ts', "export * from '../../../../search/words.ts';"],
  ['site/templates/cases/sections/NextCase/a.ts', "export * from '../../parts/shownFirst.ts';"],
  [
    'site/templates/cases/kind.ts',
    "import type { Kind } from '../../collections/Kind.ts';\nexport type A = Kind;",
  ],
  ['site/kinds.ts', "export const files = import.meta.glob('./templates/*/kind.ts');"],
])('%s may ask for what is below it', async (file, code) => {
  expect(await refusals(file, code)).toEqual([]);
});
