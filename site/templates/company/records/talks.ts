import { z } from 'astro/zod';
import { COMPOSITIONS } from '../../../art/Motif.ts';
import { byOrder } from '../../../collections/byOrder.ts';
import { line, ref } from '../../../collections/fields.ts';
import { named } from '../../../collections/named.ts';
import { entriesOf } from '../../../collections/entries.ts';

/** The grounds that a talk's picture may have, as bands are named. */
const TALK_GROUNDS = ['vermilion', 'amber', 'teal', 'pick', 'warm', 'indigo'] as const;

/** `content/records/talks/<name>.yaml`: a recorded talk. */
export const talkSchema = z.strictObject({
  name: line(60),
  alt: line(125).describe('What its picture shows: the number and what it stands on.'),
  figure: line(4).describe('The one number that the talk is about, on its picture.'),
  desc: line(220).describe('What one hears, and what the recording lacks if it lacks something.'),
  speaker: ref('people').describe('Who gave it.'),
  day: line(20).describe('The month it was given, such as "June 2025".'),
  minutes: z.number().int().min(1).max(240),
  link: z
    .url('Write the whole address, such as https://video.example/talk.')
    .describe('The recording, on a video site.'),
  cover: z
    .strictObject({ composition: z.enum(COMPOSITIONS), ground: z.enum(TALK_GROUNDS) })
    .describe('How its picture is drawn.'),
  order: z.number().int().min(1).describe('Place in the row, counted from 1.'),
  demo: z.boolean().describe('True while the talk is invented.'),
});

export type Talk = z.infer<typeof talkSchema>;

/** The recorded talks in their order, each with the name of its speaker. */
export async function talks() {
  const all = byOrder(await entriesOf('talks'));
  return Promise.all(
    all.map(async (talk) => ({ ...talk, speaker: (await named('people', talk.speaker)).data.name })),
  );
}
