import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';

/** The first month of a person: four weeks of five working days. */
const fourWeeks = several(4, {
  title: line(32).describe('What the week leads to, in a few words.'),
  text: line(220).describe('What happens, in one or two sentences.'),
}).describe('Four weeks of five working days; the first is the trial.');

/** What can be seen when the month goes wrong. */
const twoSigns = z
  .strictObject({
    heading: line(60),
    list: several(2, {
      title: line(60).describe('What can be seen.'),
      text: line(240).describe('Why it is bad, and what to ask for.'),
    }),
  })
  .describe('Two signs that the month goes wrong, which the reader can see without being an engineer.');

/** What a person has passed before a profile is sent. */
export const passedTests = z
  .strictObject({
    heading: line(50),
    tests: several([2, 4], {
      title: line(40).describe('What is done and how long it takes.'),
      text: line(140).describe('What happened there, or what ends the talk.'),
    }),
  })
  .describe('The tests that stand before a profile is sent.');

/** What every plan of twenty working days holds beside the steps to its first day. */
export const monthFields = {
  heading: line(60).describe('What stands at the end of the twenty days.'),
  lede: line(240).describe('What one stroke is, and until when the reader may stop.'),
  weeks: fourWeeks,
  signs: twoSigns,
};
