import { z } from 'astro/zod';
import { line, ref, several } from '../../../../../collections/fields.ts';

export const companyPairsSchema = z.strictObject({
  heading: line(60).describe('Which pairs are compared. Write " & " for the ampersand.'),
  lede: line(320).describe('How to read the bars, and why these meet. Say no rank or total here.'),
  labels: z
    .strictObject({
      won: line(40).describe(
        'After the number of criteria that a company wins: `{all}` becomes the number of all criteria.',
      ),
      criterion: line(20).describe('Head of the column of criteria, read out only.'),
    })
    .describe('The words of the drawing.'),
  pairs: several(
    [2, 3],
    z
      .strictObject({
        title: line(60).describe('What the choice between the two is about.'),
        left: ref('companies').describe('A company of this list.'),
        right: ref('companies').describe('Another company of this list.'),
        text: line(320).describe('What decides between them, and for whom.'),
      })
      .refine(({ left, right }) => left !== right, {
        path: ['right'],
        error: 'A company meets another one.',
      }),
  ).describe('Two companies each; who wins a criterion is read from their marks.'),
});

export type CompanyPairs = z.infer<typeof companyPairsSchema>;
