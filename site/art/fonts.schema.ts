import { z } from 'astro/zod';

const axis = z.union([z.number(), z.tuple([z.number(), z.number()])]);

const fontSchema = z.strictObject({
  /** Path of the font inside node_modules. */
  file: z.string(),
  /** Kept instance of a variable font. */
  axes: z.record(z.string(), axis).optional(),
  /** As CSS writes it: `700`, or a range `400 650`. */
  weight: z.string(),
  /** Only these characters are kept. */
  characters: z.string().optional(),
  /** Local font shown while this one loads; per cent. */
  fallback: z.strictObject({
    local: z.string(),
    sizeAdjust: z.number(),
    ascent: z.number(),
    descent: z.number(),
    lineGap: z.number(),
  }),
});

/** `content/brand/fonts.yaml`: one font for each part that type plays. */
export const fontsSchema = z.strictObject({
  display: fontSchema,
  numeral: fontSchema,
  text: fontSchema,
  quote: fontSchema,
  ampersand: fontSchema,
});
export type Fonts = z.infer<typeof fontsSchema>;
