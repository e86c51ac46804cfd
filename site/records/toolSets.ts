import { z } from 'astro/zod';
import { line, several } from '../collections/fields.ts';
import { technologySprite } from '../pictures/technologyMark.ts';
import { named } from '../collections/named.ts';
import { toolSchema } from './technologies.ts';

/**
 * `content/records/tool-sets/<name>.yaml`: the tools of one trade, as tiles. The name of the file is the name of the
 * fact that their number states.
 */
export const toolSetSchema = z.strictObject({
  name: line(40).describe('What the set is called, such as "Front end and tooling".'),
  items: several([4, 32], toolSchema).describe('The tools; those that work together stand together.'),
});

/** The tools of a set, and the sprite of their logos. */
export async function toolSet(id: string) {
  const { items } = (await named('tool-sets', id)).data;
  return { tools: items, sprite: await technologySprite(id, items) };
}
