// Kinds of pages come and go as folders: deletes some in a copy of the project with their content, follows the recipes of
// docs/adding.md in another, and builds, checks and tests what is left and what came. Ends with an error if one fails.
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { deleteKinds } from './deleteKinds.ts';
import { makeCopy, type Copy } from './copy.ts';
import { stepsOf } from './recipes.ts';

/** Kinds that an agency may do without; other pages show entries of the rest. */
const rounds = [['rankings'], ['rankings', 'hire', 'countries', 'papers', 'jobs']];

/** Tests of what all pages have in common, on a build of what is left. */
const common = ['html', 'names', 'structuredData', 'menu', 'headlines', 'discovery', 'share'];

const faults: string[] = [];
const expect = (what: string, isSo: boolean) => {
  console.log(`${isSo ? '✓' : '✗'} ${what}`);
  if (!isSo) faults.push(what);
};

const npm = (copy: Copy, ...words: string[]) => copy.run('npm', 'exec', '--', ...words);

async function withCopy(work: (copy: Copy) => void | Promise<void>) {
  const copy = makeCopy();
  try {
    await work(copy);
  } finally {
    copy.remove();
  }
}

for (const kinds of rounds) {
  const without = `without ${kinds.join(', ')}`;
  await withCopy(async (copy) => {
    await deleteKinds(copy.folder, kinds);
    if (!npm(copy, 'astro', 'build')) return expect(`the site builds ${without}`, false);
    expect(`the site builds ${without}`, true);
    const left = globSync('dist/**/*.html', { cwd: copy.folder }).length;
    console.log(`  ${left} pages`);
    expect(`types hold ${without}`, npm(copy, 'astro', 'check'));
    // What only deleted kinds shared stays in the common rooms.
    if (kinds.length === 1) expect(`nothing is left over ${without}`, npm(copy, 'knip'));
    expect(
      `what all pages have in common is tested ${without}`,
      npm(copy, 'vitest', 'run', '--project', 'site', ...common.map((name) => `tests/site/${name}.test.ts`)),
    );
  });
}

await withCopy((copy) => {
  const steps = stepsOf('docs/adding.md');
  expect('every step of docs/adding.md can be taken', steps.every(copy.follow));
  expect(
    'the site builds with all that was added',
    copy.run('env', 'GALLERY=1', 'npm', 'exec', '--', 'astro', 'build'),
  );
  for (const page of ['careers/trainee-design', 'case-studies/tea-auctions', 'glossary', 'gallery/TeaBreaks'])
    expect(`/${page}/ is there`, existsSync(join(copy.folder, `dist/${page}/index.html`)));
  expect('types hold with all that was added', npm(copy, 'astro', 'check'));
  expect('the rules of the house hold', npm(copy, 'eslint', '--max-warnings', '0', 'site'));
  const outside = copy
    .touched()
    .filter((file) => !/^(?:content|site\/templates\/(?:glossary|jobs))\//.test(file));
  expect(
    `a kind touches no file outside its folder and its content: ${outside.join(', ') || 'none'}`,
    outside.length === 0,
  );
});

console.log(faults.length === 0 ? '\nKinds come and go.' : `\n${faults.length} faults.`);
process.exit(faults.length === 0 ? 0 : 1);
