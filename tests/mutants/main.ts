// Breaks the code on purpose, one patch at a time in a copy, and runs the tests that should notice. Fails if a mutant
// survives, or if only a timeout caught it.
import { makeCopy } from './copy.ts';
import type { Copy } from './copy.ts';
import { readMutants } from './patches.ts';
import type { Mutant } from './patches.ts';
import { runTests } from './runTests.ts';
import type { Result } from './runTests.ts';

/** Copies at work at a time. */
const atOnce = 2;

/** Distributes work over the copies; each does one piece at a time. */
async function inCopies<Work>(
  copies: readonly Copy[],
  all: readonly Work[],
  work: (copy: Copy, one: Work) => Promise<void>,
) {
  const left = [...all];
  const take = async (copy: Copy) => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(copy, one);
  };
  await Promise.all(copies.map(take));
}

const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
const cell = (text: string) => text.replaceAll('|', '\\|').slice(0, 120);

/** Patches that no longer fit the code, with git's messages. */
function findStale({ apply }: Copy, mutants: readonly Mutant[]): string[] {
  return mutants.flatMap(({ path }) => {
    try {
      apply(path);
      apply(path, 'reverse');
      return [];
    } catch (error) {
      return String(error);
    }
  });
}

/** A test that fails on the unchanged code would catch anything: returns those, with the reason. */
async function findBroken(copies: readonly Copy[], mutants: readonly Mutant[]): Promise<Map<string, string>> {
  const broken = new Map<string, string>();
  await inCopies(copies, [...new Set(mutants.flatMap(({ tests }) => tests))], async ({ folder }, test) => {
    const { outcome, why } = await runTests(folder, test);
    if (outcome !== 'passed') broken.set(test, `${test}: ${outcome} on the code as it is: ${why}`);
  });
  return broken;
}

/** Runs the tests of each mutant and prints a table row for each. Returns what went wrong. */
async function tryAll(copies: readonly Copy[], mutants: readonly Mutant[]): Promise<string[]> {
  const broken = await findBroken(copies, mutants);
  const survivors: string[] = [];
  const runs = mutants
    .flatMap((mutant) => mutant.tests.map((test) => ({ mutant, test })))
    .filter(({ test }) => !broken.has(test));
  line(['mutation', 'file', 'tests', 'caught by', 's']);
  line(['---', '---', '---', '---', '---']);
  await inCopies(copies, runs, async ({ folder, apply }, { mutant, test }) => {
    apply(mutant.path);
    const { outcome, why, seconds }: Result = await runTests(folder, test);
    apply(mutant.path, 'reverse');
    const caught = outcome === 'failed' ? why : `NOT CAUGHT: ${outcome} ${why}`;
    line([...[mutant.name, mutant.file, test, caught].map(cell), seconds.toFixed(0)]);
    if (outcome !== 'failed') survivors.push(`${mutant.name} (${test}): ${outcome}`);
  });
  return [...broken.values(), ...survivors];
}

const began = performance.now();
const mutants = readMutants(process.argv.slice(2));
const copies = Array.from({ length: atOnce }, makeCopy);
process.once('exit', () => copies.forEach(({ remove }) => remove()));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const [first] = copies;
const faults = first ? findStale(first, mutants) : [];
if (faults.length === 0) faults.push(...(await tryAll(copies, mutants)));
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(`\n${mutants.length} mutants in ${seconds} s. ${faults.length === 0 ? 'None survives.' : ''}`);
for (const fault of faults) console.error(fault);
process.exit(mutants.length > 0 && faults.length === 0 ? 0 : 1);
