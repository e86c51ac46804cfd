import { z } from 'astro/zod';
import { caseScreenSchema } from '../records/caseScreens.ts';
import { line, pagePath } from '../lib/fields.ts';

const item = z.strictObject({
  /** What the link says. */
  label: line(40),
  /** The page it leads to. */
  page: pagePath,
  /** Where it leads until that page is built: a place on a page that is, such as /#web. */
  until: pagePath.optional(),
});

const menu = z.strictObject({
  /** The word in the header. */
  label: line(20),
  /** A menu without columns is a plain link to this page. */
  page: pagePath,
  until: pagePath.optional(),
  /** Columns of links in the panel that opens. */
  columns: z
    .array(z.strictObject({ heading: line(30), items: z.array(item).min(1) }))
    .max(3)
    .default([]),
  /** The picture at the panel's right end. */
  feature: z
    .strictObject({
      headline: line(60),
      text: line(120),
      /** The same word gives the same rain. */
      cover: line(40),
      /** A product in front of the rain; without it leaves hang there. */
      product: caseScreenSchema.optional(),
    })
    .optional(),
});

/** `content/navigation.yaml`: menus of the header and columns of the footer. */
export const navigationSchema = z.strictObject({
  menus: z.array(menu).min(1).max(6),
  /** The strip under an open menu. */
  shortcuts: z.strictObject({ label: line(40), items: z.array(item) }),
  footer: z.array(z.strictObject({ heading: line(30), items: z.array(item) })).max(5),
  /** The page about the offices, which their line in the footer leads to. */
  offices: pagePath.optional(),
  /** Small links at the foot, such as privacy and terms. */
  legal: z.array(item),
});

export type Navigation = z.infer<typeof navigationSchema>;
export type NavigationItem = z.infer<typeof item>;
