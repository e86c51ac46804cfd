import { z } from 'astro/zod';
import { line } from './fields.ts';

/** One tool with its logo. */
export const technologySchema = z.strictObject({
  /** The name as its makers write it. */
  name: line(24),
  /**
   * Its logo: a name of https://simpleicons.org, such as `nextdotjs`. Where that has none, a file of
   * https://devicon.dev, such as `devicon/azure/azure-plain`.
   */
  icon: z
    .string()
    .regex(
      /^(?:devicon\/[a-z0-9]+\/)?[a-z0-9-]+$/,
      'Write a name of simpleicons.org, such as nextdotjs, or a file of devicon, such as devicon/azure/azure-plain.',
    ),
});

/** `content/technologies/<group>.yaml`: one row of the tools, such as those of the front end. */
export const technologyGroupSchema = z.strictObject({
  /** What the group is called, such as "Front end". */
  name: line(24),
  /** Place among the groups, counted from 1. */
  order: z.number().int().min(1),
  /** The tools, best known first. */
  items: z.array(technologySchema).min(1).max(9),
});

export type TechnologyGroup = z.infer<typeof technologyGroupSchema>;
