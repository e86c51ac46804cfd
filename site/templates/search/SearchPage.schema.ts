import { z } from 'astro/zod';
import { line, seo } from '../../collections/fields.ts';
import { allPagesSchema } from './sections/AllPages/AllPages.schema.ts';
import { searchHereSchema } from './sections/SearchHere/SearchHere.schema.ts';

/** `content/pages/company/search.yaml`: the words of the page with the search and the list of all pages. */
export const searchPageSchema = z.strictObject({
  seo,
  crumb: line(30).describe('Short name of the page in its breadcrumb.'),
  searchHere: searchHereSchema,
  allPages: allPagesSchema,
});
