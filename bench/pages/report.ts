import { circumstances } from '../page.ts';
import type { Arrivals } from './nextPage.ts';
import type { Score } from './score.ts';

interface Findings {
  scores: readonly Score[];
  runs: number;
  arrivals: readonly Arrivals[];
  loadBefore: readonly number[];
}

const whole = (value: number) => Math.round(value).toLocaleString('en');
const table = (...rows: readonly (readonly string[])[]) =>
  [rows[0] ?? [], (rows[0] ?? []).map(() => '---'), ...rows.slice(1)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** What docs/benchmarks.md says of the pages. */
export function report({ scores, runs, arrivals, loadBefore }: Findings): string {
  const rows = scores.map((one) => [
    one.path,
    one.scores.map(whole).join(', '),
    ...[one.lcp, one.fcp, one.speedIndex, one.tbt].map(whole),
    one.cls.toFixed(4),
    (one.bytes / 1000).toFixed(1),
    whole(one.requests),
  ]);
  const machine = [...scores].sort((a, b) => a.machine - b.machine)[0]?.machine ?? 0;
  const hovers = arrivals[0]?.times.map(({ hoverMs }) => `${whole(hoverMs)} ms`) ?? [];
  const clicked = arrivals.map(({ path, times }) => [path, ...times.map(({ lcp }) => whole(lcp))]);
  return `Made by \`npm run measure\`: Lighthouse as a phone on a slow line (simulated 150 ms and 1.6 Mbit/s, a processor four
times slower), each page ${runs} times in a new browser over HTTPS and HTTP/2 with brotli; medians. LCP at most 1,250 ms is the
gate, 1,150 ms the goal. Times move with the machine's load: below 1,500 in Lighthouse's own measure of the machine they
count for nothing; the least of this run was ${whole(machine)}.

${circumstances({ Lighthouse: 'lighthouse' }, loadBefore)}

${table(['page', 'scores', 'LCP ms', 'FCP', 'speed index', 'TBT', 'CLS', 'kB', 'requests'], ...rows)}

Scores: performance, accessibility, best practices, search engines.

A click on a link of the home page, after the pointer has rested on it, in a browser of a desk over the same line (150 ms,
1.6 Mbit/s, real this time) to the running service: milliseconds from the click to the largest paint of the page it leads
to, by how long the pointer rested; medians of three. Within 200 ms after 200 ms is the goal:

${table(['page', ...hovers], ...clicked)}
`;
}
