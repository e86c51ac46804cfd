import { z } from 'astro/zod';
import { line, ref } from '../../../../collections/fields.ts';

export const rankingTableSchema = z.strictObject({
  heading: line(60).describe('What the table shows. Write " & " for the ampersand.'),
  lede: line(300).describe(
    'What the marked row teaches. Say no rank or total here, since both are calculated.',
  ),
  discussed: ref('companies').describe('The row that the text is about.'),
  note: line(300).describe('Under the table: for which year and whom the rates hold, and what moves them.'),
});

export type RankingTable = z.infer<typeof rankingTableSchema>;
