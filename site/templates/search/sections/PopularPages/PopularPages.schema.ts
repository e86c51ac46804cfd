import { z } from 'astro/zod';
import { line, pagePath, several } from '../../../../collections/fields.ts';

export const popularPagesSchema = z.strictObject({
  heading: line(60),
  pages: several([1, 8], {
    label: line(40),
    text: line(90).describe('What the reader finds there.'),
    page: pagePath,
    until: pagePath.optional().describe('Where it leads until that page is built, such as /#services.'),
  }).describe('Pages that visitors look for most; one that is not built yet is left out.'),
});

export type PopularPages = z.infer<typeof popularPagesSchema>;
