import { getCollection } from 'astro:content';
import { byOrder } from '../lib/byOrder.ts';
import { named } from './named.ts';
import { z } from 'astro/zod';
import { COMPOSITIONS } from '../art/Motif.ts';
import { line } from '../lib/fields.ts';

/** The grounds that a talk's picture may have, as bands are named. */
const TALK_GROUNDS = ['vermilion', 'amber', 'teal', 'pick', 'warm', 'indigo'] as const;

/** `content/records/talks/<name>.yaml`: a recorded talk. */
export const talkSchema = z.strictObject({
  name: line(60),
  /** The one number that the talk is about, on its picture. */
  figure: line(4),
  /** What one hears, and what the recording lacks if it lacks something. */
  desc: line(220),
  /** Who gave it: name of a file in `content/records/people/` without its ending. */
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

export type Talk = z.infer<typeof talkSchema>;

/** The recorded talks in their order, each with the name of its speaker. */
export async function talks() {
  const all = byOrder(await getCollection('talks'));
  return Promise.all(
    all.map(async (talk) => ({ ...talk, speaker: (await named('people', talk.speaker)).data.name })),
  );
}
