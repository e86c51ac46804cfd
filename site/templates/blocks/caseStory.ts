import { getCollection, render } from 'astro:content';
import type { CasePage } from '../CaseStudy.schema.ts';

/**
 * The chapters of a case study in the story's order, each with its words rendered. `screensAfter` is the place of the
 * chapter that the screens follow, `resultAfter` of the one that the chart follows.
 * Throws an Error when the front matter names more or fewer chapters than there are headings.
 */
export async function caseStory(slug: string, kinds: CasePage['chapters']) {
  const entries = (await getCollection('caseChapters'))
    .filter(({ id }) => id.startsWith(`${slug}/`))
    .sort((a, b) => a.id.localeCompare(b.id));
  if (entries.length !== kinds.length) {
    throw new Error(
      `case-studies/${slug}.md has ${entries.length} headings, and its front matter names ${kinds.length} chapters.`,
    );
  }
  const chapters = await Promise.all(
    entries.map(async (entry, at) => {
      const { Content } = await render(entry);
      return { kind: kinds[at] ?? 'approach', heading: entry.data.heading, Content };
    }),
  );
  const last = (kind: CasePage['chapters'][number]) => kinds.lastIndexOf(kind);
  return { chapters, screensAfter: last('what-we-built'), resultAfter: last('result') };
}
