import { z } from 'astro/zod';
import { line } from '../../../collections/fields.ts';

/** The words that the sheet has on every page. */
export const ownListWords = z.strictObject({
  how: line(320).describe('How to fill in the sheet, and what keeps it.'),
  companies: line(40).describe('What stands over the names.'),
  company: line(24).describe('What a company is called until it has a name: `{letter}`.'),
  criterion: line(16).describe('Head of the names, where the sheet is a table.'),
  question: line(24).describe('Head of the questions there.'),
  weight: line(16).describe('Label of a weight.'),
  answers: line(50).describe('Opens what earns a high mark and a low one.'),
  good: line(20).describe('What an answer is called that earns nine.'),
  bad: line(20).describe('What an answer is called that earns three.'),
  problem: line(140).describe(
    'What stands beside a field that holds something else: `{mark}` and `{weight}` become the highest ones.',
  ),
  total: line(24).describe('What stands before the totals.'),
  order: line(30).describe('What stands over the companies by their totals.'),
  waiting: line(140).describe('What stands there until a company has all its marks.'),
  place: line(60).describe('A company in that order: `{rank}`, `{company}`, `{total}`.'),
  lacking: line(60).describe('A company that lacks marks: `{company}`, `{given}`, `{all}`.'),
  print: line(30).describe('The button that prints the sheet alone.'),
  reset: line(30).describe('The button that empties it.'),
  printed: line(120).describe('On paper, under the sheet: `{date}`, `{address}`.'),
});

export type OwnListWords = z.infer<typeof ownListWords>;
