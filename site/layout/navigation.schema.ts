import { z } from 'astro/zod';
import { COMPOSITIONS } from '../art/Motif.ts';
import { caseScreenSchema } from '../records/caseScreens.ts';
import { pageKinds } from '../collections/addresses.ts';
import { line, linkFields, pagePath, refuseSpunLabel, several, withLabel } from '../collections/fields.ts';

const item = z
  .strictObject({
    ...linkFields,
    until: pagePath
      .optional()
      .describe('Where it leads until that page is built: a place on a page that is, such as /#web.'),
  })
  .superRefine(refuseSpunLabel)
  .transform(withLabel);

const menu = z.strictObject({
  label: line(20).describe('The word in the header.'),
  page: pagePath.describe('A menu without columns is a plain link to this page.'),
  until: pagePath.optional(),
  columns: several([0, 3], { heading: line(30), items: several([1], item) })
    .default([])
    .describe('Columns of links in the panel that opens.'),
  all: z
    .strictObject({
      label: line(30).describe('The link to the menu’s own page, such as "All {count} services".'),
      of: z.enum(pageKinds).describe('The kind of page that is counted.'),
    })
    .optional()
    .describe('Under the columns of a menu that names only some of its pages.'),
  feature: z
    .strictObject({
      page: pagePath.optional().describe('Where the picture leads; the menu’s own page unless said.'),
      headline: line(60),
      text: line(120),
      composition: z.enum(COMPOSITIONS).describe('How the drawing is put together.'),
      product: caseScreenSchema.optional().describe('A product that stands in front of the drawing.'),
      ground: z.enum(['teal', 'indigo', 'pick', 'warm']).default('teal').describe('The colour behind it.'),
    })
    .optional()
    .describe("The picture at the panel's right end."),
});

/** Refuses two pictures side by side in the header that are put together alike on the same colour. */
function refuseTwins(menus: readonly z.infer<typeof menu>[], context: z.core.$RefinementCtx): void {
  const pictures = menus.flatMap(({ label, feature }, at) => (feature ? [{ label, at, ...feature }] : []));
  pictures.slice(1).forEach(({ label, at, composition, ground }, i) => {
    const before = pictures[i];
    if (before?.composition !== composition || before.ground !== ground) return;
    const message =
      `The menus "${before.label}" and "${label}" stand side by side, both with "${composition}" on ${ground}: ` +
      'give one of them another composition or ground.';
    context.addIssue({ code: 'custom', path: [at, 'feature'], message });
  });
}

/** `content/navigation.yaml`: menus of the header and columns of the footer. */
export const navigationSchema = z.strictObject({
  menus: several([1, 6], menu).superRefine(refuseTwins),
  shortcuts: z
    .strictObject({ label: line(40), items: z.array(item) })
    .describe('The strip under an open menu.'),
  footer: several([0, 5], { heading: line(30), items: z.array(item) }),
  offices: pagePath
    .optional()
    .describe('The page about the offices, which their line in the footer leads to.'),
  legal: z.array(item).describe('Small links at the foot, such as privacy and terms.'),
});

export type Navigation = z.infer<typeof navigationSchema>;
export type NavigationItem = z.infer<typeof item>;
