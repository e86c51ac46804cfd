import { escaped } from '../lib/escaped.ts';
import { chapterTexts } from '../records/chapters.ts';

/** The chapters of a page as HTML under their headings. */
export const chaptersHtml = async (...of: Parameters<typeof chapterTexts>): Promise<string> =>
  (await chapterTexts(...of)).map(({ heading, html }) => `<h2>${escaped(heading)}</h2>\n${html}`).join('\n');
