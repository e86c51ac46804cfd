import { z } from 'astro/zod';
import { several } from '../collections/fields.ts';

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'Write a colour as # and six hexadecimal digits, such as #F04A17.')
  .transform((value) => value.toLowerCase());

/** A colour for both themes, or one for each: `{ light: "#…", dark: "#…" }`. */
const paint = z
  .union([
    z.strictObject({ light: colour, dark: colour }),
    colour.transform((value) => ({ light: value, dark: value })),
  ])
  .describe('"#F04A17" for both themes, or { light: "#F04A17", dark: "#FF6A3D" }.');

/** Interface colours of one group, each name required. */
const paints = <const Name extends string>(...names: readonly Name[]) => z.record(z.enum(names), paint);

const interfaceColours = z.strictObject({
  page: paints('paper', 'surface', 'mist'),
  text: paints('ink', 'ink-soft', 'accent', 'disabled'),
  border: paints('line', 'control', 'focus'),
  action: paints('fill', 'on-fill', 'cap', 'stripe'),
  data: paints('rain'),
  status: paints('error', 'success'),
  band: paints(
    ...['indigo', 'on-indigo', 'on-indigo-soft', 'indigo-accent', 'indigo-line', 'pick', 'date', 'on-date'],
    ...['teal', 'on-teal', 'on-teal-soft', 'teal-accent', 'warm', 'on-warm', 'on-warm-soft', 'warm-accent'],
    ...['vermilion', 'on-vermilion', 'vermilion-ampersand', 'amber', 'on-amber'],
  ),
});

const ramp = z.array(colour).length(9, 'Write nine colours, from dark to light.');

const hatch = z.strictObject({
  heavy: z
    .enum(['shade', 'light'])
    .describe(
      'Which folds get the heavy lines: those in the shade (by day) or those in the light (by night).',
    ),
  colours: z
    .array(colour)
    .length(7, 'Write seven colours, from the darkest fold to the lightest.')
    .describe('From the darkest fold to the lightest.'),
});

const rainTier = z.strictObject({
  share: z.number().min(0).max(1).describe('Share of all lines, 0 to 1.'),
  width: z.number().positive().max(12).describe('Width in px.'),
  paint,
});

/** The grounds that covers stand on. */
export const GROUNDS = [
  ...(['paper', 'night', 'indigo', 'pick', 'storm', 'teal', 'lagoon', 'pool'] as const),
  ...(['warm', 'amber', 'vermilion', 'peach', 'ember', 'footer'] as const),
] as const;

const ground = z.strictObject({
  fill: paint,
  rain: z.string().describe('Name of the rain that falls on this ground.'),
  ramp: z.string().describe('Name of the ramp that colours the motif on it.'),
  hatch: z
    .strictObject({ light: z.string(), dark: z.string() })
    .describe('Names of the hatches that draw the half in the rain, by theme.'),
  rings: paint.describe('Rings on water.'),
});

const artSchema = z
  .strictObject({
    motif: z.enum(['leaf', 'ripple']).describe('Which motif draws covers and mark.'),
    ramps: z.record(z.string(), ramp),
    hatches: z.record(z.string(), hatch),
    rain: z.record(z.string(), several([1], rainTier)),
    grounds: z.record(z.enum(GROUNDS), ground),
    mark: z
      .strictObject({ ramp: z.string(), bars: paint, mono: paint })
      .describe(
        'The logo mark: its ramp, the bars of its left half, and the one colour it has on loud bands.',
      ),
    tiles: several([1], z.string()).describe(
      'Ramps that colour the tiles of people without a photo, in turn.',
    ),
  })
  .superRefine((art, context) => {
    const known = (table: object, name: string, path: string[]): void => {
      if (!Object.hasOwn(table, name)) {
        const message = `"${name}" is not among ${Object.keys(table).join(', ')}`;
        context.addIssue({ code: 'custom', path, message });
      }
    };
    for (const [name, { rain, ramp: rampName, hatch: hatchName }] of Object.entries(art.grounds)) {
      known(art.rain, rain, ['grounds', name, 'rain']);
      known(art.ramps, rampName, ['grounds', name, 'ramp']);
      known(art.hatches, hatchName.light, ['grounds', name, 'hatch', 'light']);
      known(art.hatches, hatchName.dark, ['grounds', name, 'hatch', 'dark']);
    }
    known(art.ramps, art.mark.ramp, ['mark', 'ramp']);
    for (const name of art.tiles) known(art.ramps, name, ['tiles']);
  });

/** The brand's palette (`content/brand/palette.yaml`): interface colours and what the art is drawn with. */
export const paletteSchema = z.strictObject({ color: interfaceColours, art: artSchema });

/** The brand's palette, checked. Single colours have become pairs. */
export type Palette = z.infer<typeof paletteSchema>;

/** The part of the palette that the art is drawn with. */
export type ArtPalette = Palette['art'];

/** The name of a ground. */
export type GroundName = (typeof GROUNDS)[number];
