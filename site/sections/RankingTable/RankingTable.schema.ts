import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const rankingTableSchema = z.strictObject({
  /** What the table shows. Write " & " for the ampersand. */
  heading: line(60),
  /** What the marked row teaches. Say no rank or total here, since both are calculated. */
  lede: line(300),
  /** The row that the text is about: the name of a file in `content/records/companies/`. */
  discussed: line(40),
  /** Under the table: for which year and whom the rates hold, and what moves them. */
  note: line(300),
});

export type RankingTable = z.infer<typeof rankingTableSchema>;
