import { pageSchema } from '../../collections/fields.ts';
import { allPagesSchema } from './sections/AllPages/AllPages.schema.ts';
import { searchHereSchema } from './sections/SearchHere/SearchHere.schema.ts';

/** `content/pages/company/search.yaml`: the words of the page with the search and the list of all pages. */
export const searchPageSchema = pageSchema({
  searchHere: searchHereSchema,
  allPages: allPagesSchema,
});
