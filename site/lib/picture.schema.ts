import { z } from 'astro/zod';
import { line } from './fields.ts';

/** The picture of somebody who is quoted; whoever has none gets a drawn tile. */
export const pictureFields = {
  /** Name of a picture beside this file, such as `ira-devan.webp`; square, 112 pixels or more. */
  image: z
    .string()
    .regex(/^[\w-]+\.(?:avif|webp|jpg|png|svg)$/, 'Write the name of a picture beside this file.')
    .optional(),
  /** What the picture shows, if that adds something to the name. */
  alt: line(125).optional(),
};
