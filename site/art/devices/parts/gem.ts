import { z } from 'astro/zod';
import { several } from '../../../collections/fields.ts';
import { colourName } from '../colour.ts';
import type { Draw } from '../stage.ts';
import { placed } from '../svg.ts';
import { brilliant } from './brilliant.ts';

/** A cut stone, seen from the side. */
export const gemSchema = z.strictObject({
  kind: z.literal('gem'),
  /** Colours of its facets, dark to light. */
  facets: several(5, colourName),
});

export const gem: Draw<z.infer<typeof gemSchema>> = ({ facets }, stage) => {
  const radius = 84;
  const stone = brilliant(facets.map(stage.colour), radius);
  return { height: 1.86 * radius + 16, body: placed(stage.width / 2, 8, stone) };
};
