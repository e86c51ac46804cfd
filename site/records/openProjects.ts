import { getCollection } from 'astro:content';
import { byOrder } from '../lib/byOrder.ts';
import { named } from './named.ts';
import { z } from 'astro/zod';
import { screenSchema } from '../art/devices/screen.schema.ts';
import { COMPOSITIONS } from '../art/Motif.ts';
import { GROUNDS } from '../art/palette.schema.ts';
import { icon, line } from '../lib/fields.ts';

/** `content/records/open-projects/<name>.yaml`: something that the agency gives away. */
export const openProjectSchema = z.strictObject({
  /** Name under which it is published. */
  name: line(24),
  icon,
  /** What it does, what it was made for, and one limit, in two or three sentences. */
  desc: line(300),
  /** Who looks after it: name of a file in `content/records/people/` without its ending. */
  keeper: line(40),
  /** Where it is found: a package registry, a template marketplace. */
  link: z.url('Write the whole address, such as https://packages.example/name.'),
  /** What the link says, the name of the place included. */
  linkText: line(40),
  /** How the cover of its card is drawn. */
  cover: z.strictObject({ composition: z.enum(COMPOSITIONS), ground: z.enum(GROUNDS) }),
  /** Which part of its screen the card shows. */
  crop: z.enum(['top', 'bottom', 'large']),
  /** What one sees of it; its `alt` is the card's. */
  screen: screenSchema,
  /** Place in the list, counted from 1. */
  order: z.number().int().min(1),
  /** True while the project is invented. */
  demo: z.boolean(),
});

export type OpenProject = z.infer<typeof openProjectSchema>;

/** What the agency gives away in its order, each with the name of its keeper. */
export async function openProjects() {
  const all = byOrder(await getCollection('open-projects'));
  return Promise.all(
    all.map(async (project) => ({ ...project, keeper: (await named('people', project.keeper)).data.name })),
  );
}
