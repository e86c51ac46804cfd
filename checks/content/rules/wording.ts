import type { PageRule } from '../Finding.ts';
import type { Page } from '../page/Page.ts';
import { sentencesOf } from '../page/sentences.ts';

/** The words of rule 5 with their inflections; a blank also stands for a hyphen. */
const filler = [
  'unlock(?:s|ed|ing)?',
  'unleash(?:es|ed|ing)?',
  'elevat(?:e|es|ed|ing)',
  'empower(?:s|ed|ing|ment)?',
  'leverag(?:e|es|ed|ing)',
  'harness(?:es|ed|ing)?',
  'seamless(?:ly|ness)?',
  'robust(?:ly|ness)?',
  'cutting edge',
  'state of the art',
  'world class',
  'best in class',
  'game chang(?:er|ers|ing)',
  'next level',
  'one stop',
  'end to end solutions?',
  'tailored solutions?',
  'digital landscapes?',
  'fast paced world',
  'delv(?:e|es|ed|ing)',
  'holistic(?:ally)?',
  'synerg(?:y|ies|istic)',
  'revolutioni[sz](?:e|es|ed|ing)',
  'transform(?:s|ed|ing)? your business(?:es)?',
  'look no further',
  'prid(?:e|es|ed|ing) (?:ourselves|itself|themselves)',
];
const asPattern = (words: readonly string[]) =>
  new RegExp(`\\b(?:${words.join('|').replaceAll(' ', '[ -]')})\\b`, 'gi');

const fillerPattern = asPattern(filler);
const journey = asPattern(['journey(?:s|ed|ing)?']);
const travelled =
  /\b(?:travel\w*|trips?|tours?|touris\w*|flights?|fl(?:y|ies|ew)|bus(?:es)?|ferr(?:y|ies)|boats?|airports?|passengers?|commut\w*|borders?|itinerar\w*|hotels?|miles|kilomet\w*)\b/i;

const isAboutTravel = ({ kind = '', path }: Page) =>
  travelled.test(`${kind} ${path.replaceAll(/[/-]/g, ' ')}`);
const marks = /!|\p{Emoji_Presentation}|\uFE0F|\p{RI}/gu;

function faultsOf(sentence: string, page: Page): { rule: number; problem: string; mend: string }[] {
  const mayTravel = isAboutTravel(page) || travelled.test(sentence);
  const journeys = mayTravel ? [] : [...sentence.matchAll(journey)];
  const words = [...sentence.matchAll(fillerPattern), ...journeys].map(([word]) => word);
  const signs = new Set(
    [...sentence.matchAll(marks)].map(([sign]) => (sign === '!' ? 'an exclamation mark' : 'an emoji')),
  );
  return [
    ...words.map((word) => ({
      rule: 5,
      problem: `“${word}” is filler.`,
      mend: 'Say what happens, with a person, a number or a name in it; or delete the sentence.',
    })),
    ...[...signs].map((sign) => ({
      rule: 1,
      problem: `The text has ${sign}.`,
      mend: 'Take it out; only the fixed messages of the form may have one.',
    })),
  ];
}

/**
 * Rule 5 and the marks of rule 1, in everything that somebody wrote. "Journey" is left alone on pages about travel and
 * in sentences in which somebody travels.
 */
export const wording: PageRule = (page) =>
  page.copy
    .flatMap(sentencesOf)
    .flatMap(({ text }) => faultsOf(text, page).map((fault) => ({ ...fault, page, where: text })));
