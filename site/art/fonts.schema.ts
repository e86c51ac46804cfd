import { z } from 'astro/zod';

const axis = z.union([z.number(), z.tuple([z.number(), z.number()])]);

const fontSchema = z.strictObject({
  file: z.string().describe('Path of the font inside node_modules.'),
  axes: z.record(z.string(), axis).optional().describe('Kept instance of a variable font.'),
  weight: z.string().describe('As CSS writes it: `700`, or a range `400 650`.'),
  characters: z.string().optional().describe('Only these characters are kept.'),
  fallback: z
    .strictObject({
      local: z.string(),
      sizeAdjust: z.number(),
      ascent: z.number(),
      descent: z.number(),
      lineGap: z.number(),
    })
    .describe('Local font shown while this one loads; per cent.'),
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
