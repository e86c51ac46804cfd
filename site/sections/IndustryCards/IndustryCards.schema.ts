import { z } from 'astro/zod';
import { COMPOSITIONS } from '../../art/Motif.ts';
import { GROUNDS } from '../../art/palette.schema.ts';
import { line, link } from '../../lib/fields.ts';

export const industryCardsSchema = z.strictObject({
  /** Which industries there are. Write " & " for the ampersand. */
  heading: line(60),
  /** One card each, the first two larger; neighbours differ in the ground of their covers. */
  cards: z
    .array(
      z.strictObject({
        /** The industry: the name of a file in `content/records/industries/`. */
        industry: line(40),
        /** Who works there with the software, and the record that everything turns on. */
        text: line(180),
        cover: z.strictObject({ composition: z.enum(COMPOSITIONS), ground: z.enum(GROUNDS) }),
        /** Narrower pages; each is linked once it is built. */
        pages: z.array(link).max(8).default([]),
      }),
    )
    .min(2)
    .max(8),
});

export type IndustryCards = z.infer<typeof industryCardsSchema>;
