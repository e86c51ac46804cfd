import { z } from 'astro/zod';
import { crumb, keywords, link, seo } from '../../collections/fields.ts';
import { projectPapers } from './sections/ProjectPaper/ProjectPaper.schema.ts';
import { supplierSheetSchema } from './sections/SupplierSheet/SupplierSheet.schema.ts';

const form = <const Template extends string, Sheet extends z.ZodType>(template: Template, sheet: Sheet) =>
  z.strictObject({
    template: z.literal(template).describe('Which paper it is.'),
    seo,
    crumb,
    parent: link.describe('The page from which a reader comes to it, above it in the breadcrumb.'),
    keywords: keywords('Names and terms of this paper'),
    sheet,
  });

/** `content/pages/papers/<name>.yaml`: a paper that prints, in its form. */
export const paperSchema = z.discriminatedUnion('template', [
  form('supplier-sheet', supplierSheetSchema),
  form('statement-of-work', projectPapers['statement-of-work']),
  form('weekly-status', projectPapers['weekly-status']),
  form('invoice', projectPapers.invoice),
]);
