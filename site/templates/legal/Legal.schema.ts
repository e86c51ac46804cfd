import { day, pageSchema, several } from '../../collections/fields.ts';
import { chapterSchema } from './sections/Chapters/Chapters.schema.ts';
import { pageHeadSchema } from './sections/PageHead/PageHead.schema.ts';

/** `content/pages/legal/<page>.yaml`: privacy, terms and accessibility; the file's name is the page's path. */
export const legalSchema = pageSchema({
  updated: day.describe('Day of the last change, such as 2026-11-21.'),
  head: pageHeadSchema,
  chapters: several([1], chapterSchema),
});
