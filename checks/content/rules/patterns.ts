import type { Finding, PageRule } from '../Finding.ts';
import { ownBlocks, type Page } from '../page/Page.ts';
import { sentencesOf, wordsOf } from '../page/sentences.ts';

const patterns = [
  {
    pattern: /\bnot (?:just|only|merely|simply)\b[^.?!;]*\bbut\b/i,
    problem: 'The pattern “not just X but Y”.',
    mend: 'Delete the half that exists to be denied, and give the space to evidence for the other.',
  },
  {
    pattern: /\b(?:is|are|was|were|do|does|did)(?:n['’]t| not) (?:just|merely|simply)\b/i,
    problem: 'The pattern “we do not just X”.',
    mend: 'Delete the half that exists to be denied, and give the space to evidence for the other.',
  },
  {
    pattern: /\bwhether you(?:['’]re| are)\b.*\bor\b/i,
    problem: 'The pattern “whether you are X or Y”.',
    mend: 'Name the one reader whom this page is for.',
  },
  {
    pattern: /\bin today['’]s\b/i,
    problem: 'The pattern “in today’s …”.',
    mend: 'Say since when, or cut it.',
  },
  {
    pattern: /^(?:in conclusion|in summary|to sum up|to summari[sz]e|all in all)\b/i,
    problem: 'A paragraph that sums up.',
    mend: 'End on the last fact.',
  },
];

/** A question at the head of a page or section that the section itself then answers; a two-word "Not here?" is none. */
function rhetoricalOpeners(page: Page): Finding[] {
  return ownBlocks(page).flatMap(({ text, label }, index, blocks) => {
    const before = blocks[index - 1];
    const opens = before?.element.tagName === 'h1' || before?.element.tagName === 'h2';
    const [first] = sentencesOf(text);
    if (label || !opens || !first || first.words < 3 || !/^[^“"‘].*\?$/.test(first.text)) return [];
    const problem = 'A rhetorical question opens the section.';
    return [{ rule: 6, page, where: first.text, problem, mend: 'Begin with the answer.' }];
  });
}

const dash = /—|\s–\s/g;

/** Asides between dashes: a pair of dashes in one sentence is one aside. */
function dashAsides(page: Page): Finding[] {
  const texts = ownBlocks(page).map(({ text }) => text);
  const words = texts.reduce((total, text) => total + wordsOf(text).length, 0);
  const most = Math.ceil(words / 200);
  const aside = texts.flatMap(sentencesOf).flatMap(({ text }) => {
    const dashes = text.match(dash)?.length ?? 0;
    return Array.from({ length: Math.ceil(dashes / 2) }, () => text);
  });
  if (aside.length <= most) return [];
  const problem = `${aside.length} dash asides in ${words} words; at most one per 200 words, here ${most}.`;
  return [{ rule: 6, page, where: aside.at(-1) ?? '', problem, mend: 'Use a comma or a full stop instead.' }];
}

/** Rule 6, as far as it can be measured: patterns of speech, rhetorical openers, dash asides. */
export const patternWriting: PageRule = (page) => [
  ...page.copy
    .flatMap(sentencesOf)
    .flatMap(({ text }) =>
      patterns
        .filter(({ pattern }) => pattern.test(text))
        .map(({ problem, mend }) => ({ rule: 6, page, where: text, problem, mend })),
    ),
  ...rhetoricalOpeners(page),
  ...dashAsides(page),
];
