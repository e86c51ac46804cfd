import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const numberBandSchema = z.strictObject({
  /** What the numbers show. Write " & " for the ampersand. */
  heading: line(70),
  /** Colour of the band. */
  ground: z.enum(['teal', 'indigo', 'vermilion', 'amber', 'warm']),
  figures: z
    .array(
      z.strictObject({
        /** The number as it is set large, such as "61 of 90". */
        value: line(14),
        /** What it counts, with its base and period. */
        text: line(140),
      }),
    )
    .min(2)
    .max(3),
  /** Where the numbers come from, or what they leave out. */
  note: line(240),
});

export type NumberBand = z.infer<typeof numberBandSchema>;
