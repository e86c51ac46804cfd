import { line, link, pageSchema, several } from '../../collections/fields.ts';
import { chapterSchema } from './sections/Chapters/Chapters.schema.ts';
import { licenceGroupsSchema } from './sections/LicenceGroups/LicenceGroups.schema.ts';
import { pageHeadSchema } from './sections/PageHead/PageHead.schema.ts';
import { shippedPartsSchema } from './sections/ShippedParts/ShippedParts.schema.ts';

/**
 * `content/pages/company/notices.yaml`: the words around the parts of others that ship with the site. Names, versions,
 * licences and holders come from the packages themselves.
 */
export const noticesSchema = pageSchema({
  parent: link.describe('The page above it in the breadcrumb.'),
  head: pageHeadSchema
    .omit({ counted: true })
    .describe(
      '`{browser}` and `{server}` become the numbers of parts that browsers get and that only run here.',
    ),
  says: line(140).describe('Legend of the drawing: what is blue and what is orange.'),
  parts: shippedPartsSchema,
  server: licenceGroupsSchema,
  chapters: several([1], chapterSchema),
  file: line(300).describe('The first words of the file with all licences in full.'),
});
