import type { PageRule } from '../Finding.ts';
import { sentencesOf } from '../page/sentences.ts';

const most = { words: 30, sentences: 4 } as const;

/** Rule 2, on every text of the page, shared ones too: the length of each sentence and paragraph. */
export const lengths: PageRule = (page) =>
  page.blocks
    .filter(({ label }) => !label)
    .flatMap(({ text }) => {
      const sentences = sentencesOf(text);
      const count = sentences.filter(({ whole }) => whole).length;
      const tooLong = sentences.filter(({ words }) => words > most.words);
      return [
        ...tooLong.map((sentence) => ({
          rule: 2,
          page,
          where: sentence.text,
          problem: `A sentence of ${sentence.words} words; ${most.words} is the most.`,
          mend: 'Make two sentences of it, or cut what the reader can do without.',
        })),
        ...(count > most.sentences
          ? [
              {
                rule: 2,
                page,
                where: text,
                problem: `A paragraph of ${count} sentences; ${most.sentences} is the most.`,
                mend: 'Start a new paragraph where the thought turns.',
              },
            ]
          : []),
      ];
    });
