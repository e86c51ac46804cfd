import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { array, boolean, object, optional, parse, string } from 'valibot';
import { distDir } from '../../site/lib/paths.ts';
import { serve } from '../../tests/support/serve.ts';
import { writePart } from '../page.ts';
import { startEdge } from './edge.ts';
import { arrivals } from './nextPage.ts';
import { report } from './report.ts';
import { score } from './score.ts';
import { slowLine } from './slowLine.ts';

const runs = 3;
/** Milliseconds that the pointer rests on a link before the click. */
const hovers = [0, 200, 600];

const pagesFile = 'build/pages.json';
const missing = [pagesFile, join(distDir, 'index.html')].find((file) => !existsSync(file));
if (missing !== undefined) {
  console.error(`There is no ${missing}; run npm run build first.`);
  process.exit(1);
}

const listed = object({
  pages: array(object({ path: string(), kind: string(), measured: optional(boolean(), false) })),
});
const { pages } = parse(listed, JSON.parse(readFileSync(pagesFile, 'utf8')));
/** Kinds of landing pages; the first of each is measured, unless pages are named. */
const kinds = [...new Set(pages.filter(({ measured }) => measured).map(({ kind }) => kind))];
const firstOf = (kind: string) => pages.find((page) => page.kind === kind)?.path;
const named = process.argv.slice(2);
const paths = named.length > 0 ? named : kinds.flatMap((kind) => firstOf(kind) ?? []);

/** Pages that the home page leads to, one of a kind. */
const home = readFileSync(join(distDir, 'index.html'), 'utf8');
const main = home.slice(home.indexOf('<main'), home.indexOf('</main>'));
// A link to the contact page opens the form instead.
const nextPages = kinds
  .filter((kind) => kind !== 'contact')
  .flatMap(
    (kind) => pages.find((page) => page.kind === kind && main.includes(`<a href="${page.path}"`))?.path ?? [],
  );

const folder = mkdtempSync(join(tmpdir(), 'measure-'));
const loadBefore = loadavg();
const edge = await startEdge(distDir, folder);
const service = await serve('.');
const line = await slowLine(Number(new URL(service.address).port));
try {
  const scores = [];
  for (const path of paths) {
    scores.push(await score(edge.url, path, runs));
    console.log(`${path}: ${Math.round(scores.at(-1)?.lcp ?? 0)} ms`);
  }
  const clicked = [];
  for (const path of nextPages) {
    clicked.push(await arrivals(`http://localhost:${line.port}`, '/', path, hovers));
    console.log(`${path}: next`);
  }
  const words = report({ scores, runs, arrivals: clicked, loadBefore });
  console.log(named.length > 0 ? words : await writePart('## Pages', words));
} finally {
  line.stop();
  edge.stop();
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
}
