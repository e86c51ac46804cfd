import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const talksSchema = z.strictObject({
  heading: line(60).describe('What the talks have in common. Write " & " for the ampersand.'),
  lede: line(200).describe('Where they were given and what is on the recordings.'),
  about: line(40).describe('Under each title: `{speaker}` and `{day}` are filled in.'),
  minutes: line(20).describe('On each picture: `{minutes}` becomes the number.'),
});

export type Talks = z.infer<typeof talksSchema>;
