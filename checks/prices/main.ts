// Lists all prices of a built site and the records that they come from: `npm run prices [-- folder]`.
import { contentDir } from '../../site/lib/paths.ts';
import { readSite } from '../content/readSite.ts';
import { printTyped, prices } from './prices.ts';
import { readSources } from './sources.ts';

const [dist = 'dist'] = process.argv.slice(2);
const { pages } = await readSite(dist);
const sources = readSources(contentDir);
const all = prices(pages, sources);

const shorten = (text: string) => (text.length > 120 ? `${text.slice(0, 120)} …` : text);
for (const [{ path }, ofPage] of Map.groupBy(all, ({ page }) => page)) {
  console.log(path);
  for (const { line, amount, source } of ofPage)
    console.log(`  ${amount}\t${source ?? 'NO RECORD'}\t${shorten(line)}`);
}
const unknown = all.filter(({ source }) => source === undefined);
console.log(
  `\n${all.length} prices on ${new Set(all.map(({ page }) => page)).size} pages, ${unknown.length} without a record.`,
);
if (sources.typed.length > 0) console.log(printTyped(sources));
process.exitCode = unknown.length + sources.typed.length > 0 ? 1 : 0;
