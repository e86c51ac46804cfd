import { z } from 'astro/zod';
import { COMPOSITIONS } from '../../art/Motif.ts';
import { GROUNDS } from '../../art/palette.schema.ts';
import { line } from '../../lib/fields.ts';

export const officeLifeSchema = z.strictObject({
  /** What the reader learns about the offices. Write " & " for the ampersand. */
  heading: line(60),
  /** What they have in common, in one or two sentences. */
  lede: line(220),
  /** Two offices, in the order of the page. */
  life: z
    .array(
      z.strictObject({
        /** The office's city, as in `content/agency.yaml`. */
        city: line(40),
        /** What the drawing shows. */
        alt: line(125),
        cover: z.strictObject({ composition: z.enum(COMPOSITIONS), ground: z.enum(GROUNDS) }),
        /** What it is like there: a thing each, with the inconvenient ones. */
        points: z
          .array(z.strictObject({ title: line(40), text: line(180) }))
          .min(2)
          .max(5),
      }),
    )
    .length(2),
});

export type OfficeLife = z.infer<typeof officeLifeSchema>;
