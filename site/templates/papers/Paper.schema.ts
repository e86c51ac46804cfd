import { z } from 'astro/zod';
import { line, link, seo } from '../../collections/fields.ts';
import { projectPapers } from './sections/ProjectPaper/ProjectPaper.schema.ts';
import { supplierSheetSchema } from './sections/SupplierSheet/SupplierSheet.schema.ts';

const form = <const Template extends string, Sheet extends z.ZodType>(template: Template, sheet: Sheet) =>
  z.strictObject({
    template: z.literal(template).describe('Which paper it is.'),
    seo,
    crumb: line(30).describe('Short name of the page in its breadcrumb.'),
    parent: link.describe('The page from which a reader comes to it, above it in the breadcrumb.'),
    keywords: z
      .array(line(40))
      .min(1)
      .describe('Names and terms of this paper; the check for repeated text reads past them.'),
    sheet,
  });

/** `content/pages/papers/<name>.yaml`: a paper that prints, in its form. */
export const paperSchema = z.discriminatedUnion('template', [
  form('supplier-sheet', supplierSheetSchema),
  form('statement-of-work', projectPapers['statement-of-work']),
  form('weekly-status', projectPapers['weekly-status']),
  form('invoice', projectPapers.invoice),
]);
