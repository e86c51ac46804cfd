import type { z } from 'astro/zod';
import type { caseChapterSchema } from '../../../../records/chapters.ts';

/** The fields of a chapter stand with its record: they are read from the headings of a Markdown file. */
export type CaseChapter = z.infer<typeof caseChapterSchema>;
