import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { manyPages } from './manyPages.ts';
import { circumstances, writePart } from './page.ts';
import { memory, worked } from './processes.ts';

/** What Astro and Vite cache outside a build's own folder. */
const keptElsewhere = ['.astro', 'node_modules/.astro', 'node_modules/.vite'];

/** How often a running build is measured, in milliseconds. */
const lookMs = 50;

/** Numbers of pages to build. */
const sizes = [1_000, 4_000] as const;

interface Build {
  state: 'cold' | 'warm' | 'a word changed';
  pages: number;
  /** Wall clock time. */
  seconds: number;
  /** Processor time of all threads. */
  processorSeconds: number;
  /** Peak memory in MiB. */
  peak: number;
}

/** Builds a content folder into another folder. Throws an Error with Astro's output if that fails. */
async function build(state: Build['state'], content: string, folder: string): Promise<Build> {
  const began = performance.now();
  const child = spawn('node', ['node_modules/astro/bin/astro.mjs', 'build'], {
    env: {
      ...process.env,
      CONTENT_DIR: content,
      OUT_DIR: folder,
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-5_000)));
  }
  let [processorSeconds, peak] = [0, 0];
  const look = setInterval(() => {
    try {
      processorSeconds = worked(child.pid ?? 0);
      peak = memory(child.pid ?? 0, 'VmHWM') || peak;
    } catch {
      clearInterval(look);
    }
  }, lookMs);
  const [status] = await once(child, 'close');
  clearInterval(look);
  if (status !== 0) throw new Error(`The build of ${content} failed: ${said}`);
  const pages = globSync('**/*.html', { cwd: join(folder, 'dist') }).length;
  const seconds = (performance.now() - began) / 1_000;
  const found = { state, pages, seconds, processorSeconds, peak };
  console.log(JSON.stringify(found));
  return found;
}

const folders: string[] = [];
const newFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), name));
  folders.push(folder);
  return folder;
};

/** Changes the first word of a page's description. */
function changeWord(file: string): void {
  const words = readFileSync(file, 'utf8');
  const others = words.replace(/(?<= description: >-\n +)\w+/, 'Today');
  if (others === words) throw new Error(`${file} has no description on a line of its own.`);
  writeFileSync(file, others);
}

/** Builds a content folder in one state after the other; a word changes on the page about prices. */
async function builds(content: string, states: readonly Build['state'][]): Promise<Build[]> {
  const folder = newFolder('built-');
  for (const kept of keptElsewhere) rmSync(kept, { recursive: true, force: true });
  const found: Build[] = [];
  for (const state of states) {
    if (state === 'a word changed') changeWord(join(content, 'pages/company/pricing.yaml'));
    found.push(await build(state, content, folder));
  }
  rmSync(folder, { recursive: true, force: true });
  return found;
}

const loadBefore = loadavg();
const all: Build[] = [];
try {
  const own = newFolder('content-');
  cpSync('content', own, { recursive: true });
  all.push(...(await builds(own, ['cold', 'warm', 'a word changed'])));
  const already = all[0]?.pages ?? 0;
  for (const size of sizes) {
    const content = newFolder('many-pages-');
    await manyPages(content, size - already);
    all.push(...(await builds(content, ['cold', 'warm'])));
    rmSync(content, { recursive: true, force: true });
  }
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

const [own, thousand, most] = [all[0]?.pages ?? 0, ...sizes];
const of = (pages: number, state: Build['state']) => {
  const found = all.find((one) => one.pages === pages && one.state === state);
  if (!found) throw new Error(`No ${state} build has ${pages} pages.`);
  return found;
};
const growth = (state: Build['state']) =>
  of(most, state).processorSeconds / most / (of(thousand, state).processorSeconds / thousand);
const peak = Math.max(...all.map((one) => one.peak));
const whole = (value: number) => Math.round(value).toLocaleString('en');
const goals = [
  [`${own} pages cold`, `${whole(of(own, 'cold').seconds)} s`, 'at most 60 s', of(own, 'cold').seconds <= 60],
  [`${own} pages warm`, `${whole(of(own, 'warm').seconds)} s`, 'at most 20 s', of(own, 'warm').seconds <= 20],
  [
    `${own} pages, a word changed`,
    `${whole(of(own, 'a word changed').seconds)} s`,
    'at most 20 s',
    of(own, 'a word changed').seconds <= 20,
  ],
  [
    `processor time a page, ${whole(most)} against ${whole(thousand)} pages, cold`,
    growth('cold').toFixed(2),
    'at most 1',
    growth('cold') <= 1,
  ],
  ['memory at most, all builds', `${whole(peak)} MiB`, 'under 2,048 MiB', peak < 2_048],
] as const;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const part = `Made by \`npm run bench:build\`. A cold build finds nothing of an earlier one, neither in \`build/cache\` nor of
Astro and Vite; a warm one has what the build before it kept, and nothing changed, or one word of one page. The
larger sites are the demo content with copies of its posts, services and roles, each under an address, a title and words
of its own, so that its drawings, social image and text are made and compressed for it.

${circumstances({ Astro: 'astro' }, loadBefore)}

${table(
  ['', 'measured', 'goal'],
  goals.map((goal) => goal.slice(0, 3).map(String)),
)}

${table(
  ['pages', 'build', 'seconds', 'of the processor', 'pages a second', 'memory at most'],
  all.map((one) => [
    whole(one.pages),
    one.state,
    whole(one.seconds),
    whole(one.processorSeconds),
    (one.pages / one.seconds).toFixed(1),
    `${whole(one.peak)} MiB`,
  ]),
)}
`;
console.log(await writePart('## Building the site', part));
const missed = goals.filter(([, , , met]) => !met);
for (const [what, measured, goal] of missed) console.error(`Missed: ${what}: ${measured}, ${goal}.`);
process.exitCode = missed.length > 0 ? 1 : 0;
