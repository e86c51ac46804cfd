import { getCollection } from 'astro:content';
import { coverFile } from '../../integrations/drawings/coverFile.ts';
import { pick } from '../../lib/pick.ts';
import { minutesOf } from './posts.ts';

const LARGE = { width: 742, height: 418 };
const SMALL = { width: 300, height: 220 };

/** The posts that a page names, each with its cover: the first one large. */
export async function insights(names: readonly string[]) {
  const chosen = pick(await getCollection('posts'), names, 'posts');
  return Promise.all(
    chosen.map(async ({ id, data, body }, place) => ({
      title: data.title,
      category: data.category,
      minutes: data.article && minutesOf(body, data.article),
      page: `/blog/${id}/`,
      picture: await coverFile({ seed: id, box: place === 0 ? LARGE : SMALL, ...data.cover }),
    })),
  );
}
