import { z } from 'astro/zod';
import { several } from '../collections/fields.ts';

const sourceSchema = z.strictObject({
  file: z.string().describe('Path of the font inside node_modules.'),
  axes: z.record(z.string(), z.number()).optional().describe('Kept instance of a variable font.'),
});

const fontSchema = sourceSchema.extend({
  weight: z.string().describe('As CSS writes it: `700`.'),
  characters: z.string().optional().describe('Only these characters are kept.'),
  fallbacks: several([1], {
    local: several([1], z.string()).describe('Fonts as wide as one another; the first there is.'),
    sizeAdjust: z.number(),
    ascent: z.number(),
    descent: z.number(),
    lineGap: z.number(),
  }).describe('Local fonts shown while this one loads; per cent.'),
});

/** `content/brand/fonts.yaml`: one font for each part that type plays. */
export const fontsSchema = z.strictObject({
  display: fontSchema,
  numeral: fontSchema,
  text: fontSchema,
  strong: fontSchema.extend({
    beside: z
      .number()
      .describe('How wide it sets beside the text (per cent): so wide the text stands in until it is there.'),
  }),
  quote: fontSchema,
  ampersand: sourceSchema.describe('Whose & takes the place of the one in the display font.'),
});
export type Fonts = z.infer<typeof fontsSchema>;
