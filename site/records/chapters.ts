import { render, type CollectionEntry, type RenderResult } from 'astro:content';
import { z } from 'astro/zod';
import { line } from '../collections/fields.ts';
import { memoize } from '../lib/memoize.ts';
import { slugOf } from '../lib/slugOf.ts';
import { entriesOf } from '../collections/entries.ts';

/** What a chapter of a case study can be about. Each stands as often and wherever its story needs it. */
const CASE_CHAPTERS = [
  'the-problem',
  'constraints',
  'approach',
  'what-we-built',
  'result',
  'what-went-wrong-and-what-we-changed',
] as const;

/** One chapter as its Markdown file holds it under `## Heading {kind}`. */
const chapterSchema = z.strictObject({
  heading: line(80).describe('What the chapter tells. Write " & " for the ampersand.'),
  kind: z
    .string({ error: 'End the heading with what the chapter is about, such as {the-problem}.' })
    .regex(/^[a-z0-9-]+$/, 'Write small letters, digits and hyphens in the braces, such as {the-problem}.')
    .describe('Which section of the page the chapter is, in braces at the end of its heading.'),
});

/** A chapter of a post. */
export const postChapterSchema = chapterSchema;

/** A chapter of a case study. */
export const caseChapterSchema = chapterSchema.extend({
  kind: z.enum(CASE_CHAPTERS, {
    error: `End the heading with one of {${CASE_CHAPTERS.join('}, {')}}.`,
  }),
});

/** What a chapter of a case study says of itself. */
export type CaseChapter = z.infer<typeof caseChapterSchema>;

/** What links to a part of a page end in: its heading in small letters, digits and hyphens. */
export const anchorOf = (heading: string): string => slugOf(heading).replace(/^-|-$/g, '');

type ChapterKind = 'case-chapters' | 'post-chapters';

/** A chapter with its words rendered; `id` is what links to it end in. */
type Rendered<Name extends ChapterKind> = CollectionEntry<Name>['data'] &
  Pick<RenderResult, 'Content'> & { id: string };

/** The chapters of every page of a kind in their order, by the last part of the page's path. */
const byPage = memoize(async <Name extends ChapterKind>(collection: Name) => {
  const all = [...(await entriesOf(collection))];
  all.sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
  return Map.groupBy(all, ({ id }) => id.slice(0, id.lastIndexOf('/')));
});

const chaptersIn = async <Name extends ChapterKind>(
  collection: Name,
  slug: string,
): Promise<readonly CollectionEntry<Name>[]> => (await byPage(collection)).get(slug) ?? [];

/** The chapters of a page in their order, each as its heading and its text in HTML. */
export async function chapterTexts(collection: ChapterKind, slug: string) {
  const own = await chaptersIn(collection, slug);
  return own.map(({ data, rendered }) => ({ heading: data.heading, html: rendered?.html ?? '' }));
}

/** The chapters of a page in their order. */
export async function chaptersOf<Name extends ChapterKind>(
  collection: Name,
  slug: string,
): Promise<Rendered<Name>[]> {
  return Promise.all(
    (await chaptersIn(collection, slug)).map(async (entry) => {
      const { Content } = await render(entry);
      return { ...entry.data, id: anchorOf(entry.data.heading), Content };
    }),
  );
}
