import { z } from 'astro/zod';
import { COMPOSITIONS } from '../../art/Motif.ts';
import { line } from '../../lib/fields.ts';

/** The grounds that a talk's picture may have, as bands are named. */
export const TALK_GROUNDS = ['vermilion', 'amber', 'teal', 'pick', 'warm', 'indigo'] as const;

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

/** `content/talks/<name>.yaml`: a recorded talk. */
export const talkSchema = z.strictObject({
  name: line(60),
  /** The one number that the talk is about, on its picture. */
  figure: line(4),
  /** What one hears, and what the recording lacks if it lacks something. */
  desc: line(220),
  /** Who gave it: name of a file in `content/people/` without its ending. */
  speaker: line(40),
  /** The month it was given, such as "June 2025". */
  day: line(20),
  minutes: z.number().int().min(1).max(240),
  /** The recording, on a video site. */
  link: z.url('Write the whole address, such as https://video.example/talk.'),
  /** How its picture is drawn. */
  cover: z.strictObject({ composition: z.enum(COMPOSITIONS), ground: z.enum(TALK_GROUNDS) }),
  /** Place in the row, counted from 1. */
  order: z.number().int().min(1),
  /** True while the talk is invented. */
  demo: z.boolean(),
});

export type Talks = z.infer<typeof talksSchema>;
export type Talk = z.infer<typeof talkSchema>;
