import { z } from 'astro/zod';
import { line } from '../../collections/fields.ts';

export const databasesSchema = z.strictObject({
  heading: line(60).describe(
    'Which database is right for what; the databases are in `content/records/databases/`. Write " & " for the ampersand.',
  ),
  lede: line(240).describe('How you choose among them on this page’s kind of work.'),
});

/** The words that stand in every row; `content/pages/shared.yaml` says them once. */
export const databaseLabelsSchema = z.strictObject({
  take: line(30).describe(
    'What stands before the cases that a database is right for, such as "Take it for".',
  ),
  leave: line(30).describe('What stands before the cases that it is wrong for.'),
});

export type Databases = z.infer<typeof databasesSchema>;
export type DatabaseLabels = z.infer<typeof databaseLabelsSchema>;
