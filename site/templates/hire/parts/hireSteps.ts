import { line, several } from '../../../collections/fields.ts';

/** The way from the first line to a colleague. */
export const hireSteps = several([3, 4], {
  when: line(24).describe('When it happens, such as "Tuesday" or "Day 2".'),
  title: line(24).describe('What happens, in two or three words.'),
  text: line(160).describe('Who does what, in one to three short sentences.'),
}).describe('Three or four steps; the last one is where the reader decides.');
