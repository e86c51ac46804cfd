import type { Page } from '../page/Page.ts';
import { habits } from './habits.ts';
import { lengthOf } from './pageLengths.ts';

const hundredth = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole));

/** A table of every habit on every page and over the whole site; its last row has the limits. */
export function printHabits(pages: readonly Page[]): string {
  const counted = pages.map((page) => ({
    path: page.path,
    words: lengthOf(page),
    counts: habits.map(({ count }) => count(page)).map(({ hits, of }) => ({ hits: hits.length, of })),
  }));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const whole = habits.map((_, at) => ({
    hits: sum(counted.map(({ counts }) => counts[at]?.hits ?? 0)),
    of: sum(counted.map(({ counts }) => counts[at]?.of ?? 0)),
  }));
  const cell = ({ hits, of }: { hits: number; of: number }) => `${hits}/${of}`;
  const rows = [
    ['page', 'words', ...habits.map(({ name }) => name)],
    ...counted.map(({ path, words, counts }) => [path, String(words), ...counts.map(cell)]),
    [
      `${pages.length} pages`,
      String(sum(counted.map(({ words }) => words))),
      ...whole.map(({ hits, of }) => `${hits}/${of} (${hundredth(hits, of)} %)`),
    ],
    ['at most', 'by kind', ...habits.map(({ limit }) => limit)],
  ];
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((text, at) => text.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return ['Habits (rule 26), hits of all there are:', ...lines.map((line) => `  ${line}`)].join('\n');
}
