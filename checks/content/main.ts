// Checks the measured content rules on a built site: `npm run check:content [-- folder] [--report]`.
import { parseArgs } from 'node:util';
import { buildDay } from '../../site/time/buildMoment.ts';
import { contentDir } from '../../site/lib/paths.ts';
import { printTyped, prices, withoutRecord } from '../prices/prices.ts';
import { readSources } from '../prices/sources.ts';
import { dueDates, printDueDates } from './dates/dueDates.ts';
import { printHabits } from './habits/table.ts';
import { printFindings, printNeighbours } from './print.ts';
import { readSite } from './readSite.ts';
import { check } from './rules/rules.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { report: { type: 'boolean', default: false } },
});
const [dist = 'dist'] = positionals;

const site = await readSite(dist).catch((error: NodeJS.ErrnoException) => {
  const missing = error.code === 'ENOENT' || error.code === 'ENOTDIR';
  console.error(missing ? `There is no folder "${dist}"; run npm run build first.` : error.message);
  return process.exit(1);
});
if (site.pages.length === 0) {
  console.error(`There are no built pages in "${dist}"; run npm run build first.`);
  process.exit(1);
}

const sources = readSources(contentDir);
const findings = [...check(site), ...withoutRecord(prices(site.pages, sources))];
if (values.report) console.log(`${printNeighbours(site.pages)}\n`);
if (!site.listed) console.log('The build wrote no list of pages, so no keywords are masked.');
console.log(printFindings(findings, site.pages.length));
console.log(`\n${printHabits(site.pages)}`);
const due = dueDates(contentDir, buildDay());
if (due.length > 0) console.log(`\n${printDueDates(due)}`);
if (sources.typed.length > 0) console.log(`\n${printTyped(sources)}`);
process.exitCode = findings.length + sources.typed.length > 0 || due.some((one) => one.false) ? 1 : 0;
