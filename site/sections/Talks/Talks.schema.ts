import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const talksSchema = z.strictObject({
  /** What the talks have in common. Write " & " for the ampersand. */
  heading: line(60),
  /** Where they were given and what is on the recordings. */
  lede: line(200),
  /** Under each title: `{speaker}` and `{day}` are filled in. */
  about: line(40),
  /** On each picture: `{minutes}` becomes the number. */
  minutes: line(20),
});

export type Talks = z.infer<typeof talksSchema>;
