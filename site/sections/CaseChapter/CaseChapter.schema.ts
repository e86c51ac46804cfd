import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

/** What a chapter of a case study can be about. Each stands as often and wherever its story needs it. */
export const CHAPTERS = [
  'the-problem',
  'constraints',
  'approach',
  'what-we-built',
  'result',
  'what-went-wrong-and-what-we-changed',
] as const;

/** One chapter, as its Markdown file holds it under a `##` heading. */
export const caseChapterSchema = z.strictObject({
  /** What the chapter tells. Write " & " for the ampersand. */
  heading: line(80),
});

export type CaseChapter = z.infer<typeof caseChapterSchema> & { kind: (typeof CHAPTERS)[number] };
