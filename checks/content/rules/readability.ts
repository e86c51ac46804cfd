import type { PageRule } from '../Finding.ts';
import { ownBlocks } from '../page/Page.ts';
import { sentencesOf, wordsOf, type Sentence } from '../page/sentences.ts';
import { syllables } from '../page/syllables.ts';

const mean = { least: 12, most: 18 } as const;
/** At most this share of the sentences may have more words than this. */
const long = { words: 25, share: 0.1 } as const;
const highestGrade = 10;
/** From this many words in whole sentences on a mean is meaningful. */
const judgedFrom = 150;

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Flesch-Kincaid grade level: the school year in which these sentences are read with ease. */
function readingGrade(sentences: readonly Sentence[]): number {
  const words = sentences.flatMap(({ text }) => wordsOf(text));
  return 0.39 * (words.length / sentences.length) + 11.8 * (sum(words.map(syllables)) / words.length) - 15.59;
}

const hardestOf = (sentences: readonly Sentence[]) =>
  sentences.reduce((hardest, one) => (readingGrade([one]) > readingGrade([hardest]) ? one : hardest));

/**
 * Rule 2, on the page's own text: mean sentence length, share of long sentences, reading grade. Headings, labels and
 * list items without a full stop are no sentences; pages with little text are not judged.
 */
export const readability: PageRule = (page) => {
  const sentences = ownBlocks(page)
    .filter(({ label }) => !label)
    .flatMap(({ text }) => sentencesOf(text))
    .filter(({ whole }) => whole)
    .sort((a, b) => a.words - b.words);
  const words = sum(sentences.map((sentence) => sentence.words));
  const [shortest] = sentences;
  const longest = sentences.at(-1);
  if (!shortest || !longest || words < judgedFrom) return [];

  const average = words / sentences.length;
  const tooLong = sentences.filter((sentence) => sentence.words > long.words);
  const grade = readingGrade(sentences);
  const problem = `The ${sentences.length} sentences have ${average.toFixed(1)} words on average; ${mean.least} to ${mean.most} are wanted.`;
  const checks = [
    {
      broken: average < mean.least,
      where: shortest,
      problem,
      mend: 'Join short neighbours that belong together; the shortest sentence is shown.',
    },
    {
      broken: average > mean.most,
      where: longest,
      problem,
      mend: 'Split long ones; the longest sentence is shown.',
    },
    {
      broken: tooLong.length > sentences.length * long.share,
      where: tooLong[0] ?? longest,
      problem: `${tooLong.length} of ${sentences.length} sentences have more than ${long.words} words; one in ten may.`,
      mend: 'Shorten those that need it least; the shortest of them is shown.',
    },
    {
      broken: grade > highestGrade,
      where: hardestOf(sentences),
      problem: `The page reads at grade ${grade.toFixed(1)} (Flesch-Kincaid); ${highestGrade} is the most.`,
      mend: 'Use shorter words and sentences; the hardest sentence is shown.',
    },
  ];
  return checks
    .filter(({ broken }) => broken)
    .map(({ where, problem, mend }) => ({ rule: 2, page, where: where.text, problem, mend }));
};
