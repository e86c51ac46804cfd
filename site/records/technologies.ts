import { z } from 'astro/zod';
import { line, pagePath, several } from '../collections/fields.ts';
import { hasTechnologyMark, technologySprite } from '../pictures/technologyMark.ts';
import { allNamed } from '../collections/named.ts';
import { entriesOf } from '../collections/entries.ts';

/** A technology with its logo. */
export const technologySchema = z.strictObject({
  name: line(24).describe('The name as its makers write it.'),
  icon: z
    .string()
    .regex(
      /^(?:devicon\/[a-z0-9]+\/|lucide\/)?[a-z0-9-]+$/,
      'Write a name of simpleicons.org, such as nextdotjs, or a file of devicon, such as devicon/azure/azure-plain.',
    )
    .refine(hasTechnologyMark, {
      error: ({ input }) =>
        `There is no technology logo "${String(input)}"; https://simpleicons.org lists the names.`,
    })
    .describe(
      'Its logo: a name of https://simpleicons.org, such as `nextdotjs`. Where that has none, a file of https://devicon.dev, such as `devicon/azure/azure-plain`; what has no logo takes an icon of https://lucide.dev, such as `lucide/table-2`.',
    ),
});

/** A tool of a tile, which leads to the page about it. */
export const toolSchema = technologySchema.extend({
  page: pagePath
    .optional()
    .describe('The page about it, where there is one; the name is linked once that page is built.'),
});

export type Tool = z.infer<typeof toolSchema>;

/** `content/records/technologies/<group>.yaml`: one row of the tools, such as those of the front end. */
export const technologyGroupSchema = z.strictObject({
  name: line(24).describe('What the group is called, such as "Front end".'),
  order: z.number().int().min(1).describe('Place among the groups, counted from 1.'),
  items: several([1, 9], toolSchema).describe('The tools, best known first.'),
});

export type TechnologyGroup = z.infer<typeof technologyGroupSchema>;

/**
 * The rows of tools with these ids, and the sprite that holds their logos. The sprite holds
 * all of them, so that it is loaded once.
 */
export async function technologies(ids: readonly string[]) {
  const all = (await entriesOf('technologies')).map(({ data }) => data).sort((a, b) => a.order - b.order);
  const sprite = await technologySprite(
    'technologies',
    all.flatMap(({ items }) => items),
  );
  const groups = (await allNamed('technologies', ids)).map(({ data }) => data);
  return { groups, sprite };
}
