import { z } from 'astro/zod';
import { screenSchema } from '../../art/devices/screen.schema.ts';
import { COMPOSITIONS } from '../../art/Motif.ts';
import { GROUNDS } from '../../art/palette.schema.ts';
import { icon, line } from '../../lib/fields.ts';

export const openProjectsSchema = z.strictObject({
  /** What they have in common. Write " & " for the ampersand. */
  heading: line(60),
  /** Under which licence, and how old the oldest is. */
  lede: line(200),
  /** Beside the name: who looks after it; `{keeper}` becomes the name. */
  keeper: line(40),
});

/** `content/open-source-projects/<name>.yaml`: something that the agency gives away. */
export const openProjectSchema = z.strictObject({
  /** Name under which it is published. */
  name: line(24),
  icon,
  /** What it does, what it was made for, and one limit, in two or three sentences. */
  desc: line(300),
  /** Who looks after it: name of a file in `content/people/` without its ending. */
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

export type OpenProjects = z.infer<typeof openProjectsSchema>;
export type OpenProject = z.infer<typeof openProjectSchema>;
