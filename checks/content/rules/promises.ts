import type { PageRule } from '../Finding.ts';
import { ownBlocks } from '../page/Page.ts';
import { sentencesOf } from '../page/sentences.ts';

/** Pages that tell what happened once, on days and at prices of their own. */

/** Wordings of a promise that no record has: what a sentence is about, and what it then may not say. */
const variants = [
  {
    about: /\bdemos?\b/i,
    wrong: /\b(?:each|every|on) (?:Mon|Tues|Wednes|Thurs|Satur|Sun)day/i,
    problem: 'A demo on another day than Friday.',
  },
  {
    about: /\btrial\b|\b168\b|\b(?:the|that|this) (?:first )?week\b/i,
    wrong:
      /\b(?:un(?:billed|paid)|(?:no|without an?|not) (?:invoiced?|bill(?:ed)?|charged?)|free of charge|pay nothing|nothing is (?:billed|owed))\b/i,
    problem: 'The end of the trial in words of the page’s own.',
  },
  {
    about: /\b(?:repl(?:y|ies)|answers?|writes? back)\b/i,
    wrong: /\bwithin (?!24\b)(?:\d+|a few|twelve|six|ten) hours\b/i,
    problem: 'A reply within another time than 24 hours.',
  },
  {
    about: /\bNDA\b/,
    wrong: /\bonly (?:your|a) name\b/i,
    problem: 'A brief with fewer fields than the form asks for.',
  },
];

/** Rule 10: outside furniture, a page must not contradict the record of a promise. */
export const promises: PageRule = (page) =>
  page.tells === 'cases' || page.tells === 'opinions'
    ? []
    : ownBlocks(page)
        .flatMap(({ own }) => sentencesOf(own))
        .flatMap(({ text }) =>
          variants
            .filter(({ about, wrong }) => about.test(text) && wrong.test(text))
            .map(({ problem }) => ({
              rule: 10,
              page,
              where: text,
              problem,
              mend: 'Write {promise:…} with the name of the record, or leave it to the page that tells it.',
            })),
        );
