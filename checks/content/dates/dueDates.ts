import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { datedWords, type DatedWords } from '../../../site/time/datedWords.ts';

const DAY = 86_400_000;
/** So many days before it falls due a sentence is named. */
const AHEAD = 60;
/** So many days after it was held against its source a sentence falls due again. */
const CHECK_HOLDS = 180;

const plus = (day: string, days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** A sentence of the content whose date has come, or comes within 60 days. */
export interface DueDate extends DatedWords {
  /** Below the content folder, such as `records/facts/insurance.yaml`. */
  file: string;
  /** The day on which somebody has to have looked at it. */
  due: string;
  /** Whether the site says something that is no longer true: its day is over, and no words stand for afterwards. */
  false: boolean;
}

/**
 * What of a content folder falls due within 60 days of a day or has, the earliest first. Words that bring their own
 * successor are named before their day only, since the page then says the other ones.
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

/** What falls due as text for an editor; empty when nothing does. */
export const printDueDates = (all: readonly DueDate[]): string =>
  all.length === 0
    ? ''
    : [
        `Sentences that fall due within ${AHEAD} days:`,
        ...all.map((one) => `  ${one.file}:${one.line} ${said(one)}\n    “${one.words}”`),
      ].join('\n');
