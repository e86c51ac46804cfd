import { getCollection, render } from 'astro:content';
import { slugOf } from '../../lib/slugOf.ts';

/** What a link to a part of a page ends in: its heading in small letters, digits and hyphens. */
export const anchorOf = (heading: string): string => slugOf(heading).replace(/^-|-$/g, '');

/**
 * The chapters of a post in their order, each with its words rendered.
 * Throws an Error when the front matter names more or fewer chapters than there are headings.
 */
export async function postText(slug: string, kinds: readonly string[]) {
  const entries = (await getCollection('postChapters'))
    .filter(({ id }) => id.startsWith(`${slug}/`))
    .sort((a, b) => a.id.localeCompare(b.id));
  if (entries.length !== kinds.length) {
    throw new Error(
      `posts/${slug}.md has ${entries.length} headings, and its front matter names ${kinds.length} chapters.`,
    );
  }
  return Promise.all(
    entries.map(async (entry, at) => {
      const { Content } = await render(entry);
      const { heading } = entry.data;
      return { kind: kinds[at] ?? 'chapter', heading, id: anchorOf(heading), Content };
    }),
  );
}
