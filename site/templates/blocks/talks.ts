import { getCollection } from 'astro:content';
import type { GroundName } from '../../art/palette.schema.ts';
import { coverFile } from '../../integrations/drawings/coverFile.ts';
import { byOrder } from '../../lib/byOrder.ts';
import { fill } from '../../lib/fill.ts';
import { pick } from '../../lib/pick.ts';
import type { TALK_GROUNDS, Talks } from '../../sections/Talks/Talks.schema.ts';

/** The ground of the art that has a band's colour. */
const GROUND_OF = {
  vermilion: 'vermilion',
  amber: 'amber',
  teal: 'teal',
  pick: 'pick',
  warm: 'straw',
  indigo: 'indigo',
} as const satisfies Record<(typeof TALK_GROUNDS)[number], GroundName>;

/** In px: a poster, the part that holds the motif, and where the words stand. */
const POSTER = {
  box: { width: 640, height: 400 },
  stage: { x: 330, y: 0, width: 310, height: 230 },
  clear: [
    { x: 0, y: 205, width: 640, height: 195 },
    { x: 0, y: 150, width: 320, height: 55 },
  ],
};

/** The recorded talks, each with its poster. */
export async function talks(words: Pick<Talks, 'about' | 'minutes'>) {
  const people = await getCollection('people');
  return Promise.all(
    byOrder(await getCollection('talks')).map(async ({ cover, speaker, day, minutes, ...talk }) => {
      const [person] = pick(people, [speaker], 'people');
      return {
        ...talk,
        about: fill(words.about, { speaker: person?.data.name ?? '', day }),
        minutes: fill(words.minutes, { minutes: `${minutes}` }),
        ground: cover.ground,
        picture: await coverFile({
          ...POSTER,
          seed: `talk-${talk.id}`,
          composition: cover.composition,
          ground: GROUND_OF[cover.ground],
        }),
      };
    }),
  );
}
