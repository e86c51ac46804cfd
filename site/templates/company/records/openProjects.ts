import { z } from 'astro/zod';
import { screenSchema } from '../../../art/devices/screen.schema.ts';
import { COMPOSITIONS } from '../../../art/Motif.ts';
import { GROUNDS } from '../../../art/palette.schema.ts';
import { byOrder } from '../../../collections/byOrder.ts';
import { icon, line, ref } from '../../../collections/fields.ts';
import { named } from '../../../collections/named.ts';
import { entriesOf } from '../../../collections/entries.ts';

/** `content/records/open-projects/<name>.yaml`: something that the agency gives away. */
export const openProjectSchema = z.strictObject({
  name: line(24).describe('Name under which it is published.'),
  icon,
  desc: line(300).describe('What it does, what it was made for, and one limit, in two or three sentences.'),
  keeper: ref('people').describe('Who looks after it.'),
  link: z
    .url('Write the whole address, such as https://packages.example/name.')
    .describe('Where it is found: a package registry, a template marketplace.'),
  linkText: line(40).describe('What the link says, the name of the place included.'),
  cover: z
    .strictObject({ composition: z.enum(COMPOSITIONS), ground: z.enum(GROUNDS) })
    .describe('How the cover of its card is drawn.'),
  crop: z.enum(['top', 'bottom', 'large']).describe('Which part of its screen the card shows.'),
  screen: screenSchema.describe("What one sees of it; its `alt` is the card's."),
  order: z.number().int().min(1).describe('Place in the list, counted from 1.'),
  demo: z.boolean().describe('True while the project is invented.'),
});

export type OpenProject = z.infer<typeof openProjectSchema>;

/** What the agency gives away in its order, each with the name of its keeper. */
export async function openProjects() {
  const all = byOrder(await entriesOf('open-projects'));
  return Promise.all(
    all.map(async (project) => ({ ...project, keeper: (await named('people', project.keeper)).data.name })),
  );
}
