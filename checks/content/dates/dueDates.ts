import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { datedWords, type DatedWords } from '../../../site/time/datedWords.ts';

const DAY = 86_400_000;
/** How many days ahead a due date is reported. */
const AHEAD = 60;
/** How many days a check against the source is good for. */
const CHECK_HOLDS = 180;

const plus = (day: string, days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** A dated sentence that is due, or falls due within 60 days. */
export interface DueDate extends DatedWords {
  /** Below the content folder, such as `records/facts/insurance.yaml`. */
  file: string;
  /** The day by which somebody has to look at it. */
  due: string;
  /** Whether the site now says something untrue: the day is over and the mark has no text for afterwards. */
  false: boolean;
}

/**
 * What is due in a content folder, or falls due within 60 days of a day, earliest first. Text with a successor is only
 * reported before its day, since the page switches by itself.
 */
export const dueDates = (contentDir: string, today: string): DueDate[] =>
  globSync('**/*.{yaml,md}', { cwd: contentDir })
    .sort()
    .flatMap((file) =>
      datedWords(readFileSync(join(contentDir, file), 'utf8')).map((words) => ({ file, ...words })),
    )
    .map((words) => ({
      ...words,
      due: words.kind === 'until' ? words.day : plus(words.day, CHECK_HOLDS),
      false: words.kind === 'until' && !words.replaced && words.day < today,
    }))
    .filter(({ due, replaced }) => due <= plus(today, AHEAD) && !(replaced && due < today))
    .sort((a, b) => a.due.localeCompare(b.due));

function said({ kind, replaced, due, false: isFalse }: DueDate): string {
  if (isFalse) return `was true until ${due}, and nothing stands for afterwards: write it anew`;
  if (kind === 'checked') return `hold it against its source again by ${due}`;
  return replaced ? `says something else after ${due}` : `is true until ${due}: write what holds afterwards`;
}

/** The due dates as text for an editor; empty if there are none. */
export const printDueDates = (all: readonly DueDate[]): string =>
  all.length === 0
    ? ''
    : [
        `Sentences that fall due within ${AHEAD} days:`,
        ...all.map((one) => `  ${one.file}:${one.line} ${said(one)}\n    “${one.words}”`),
      ].join('\n');
