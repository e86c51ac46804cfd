import { getCollection } from 'astro:content';
import { drawingFile } from '../../integrations/drawings/drawingFile.ts';
import { pick } from '../../lib/pick.ts';
import { sprite } from '../../lib/sprite.ts';
import { technologyMark } from '../../lib/technologyMark.ts';

/**
 * The rows of tools in their order, or those that a page names, and the sprite that holds their logos. The sprite
 * holds all of them, so that it is loaded once.
 */
export async function techStack(names?: readonly string[]) {
  const entries = await getCollection('technologies');
  const all = entries.map(({ data }) => data).sort((a, b) => a.order - b.order);
  const icons = new Set(all.flatMap(({ items }) => items.map(({ icon }) => icon)));
  const marks = await Promise.all([...icons].map(technologyMark));
  const groups = names ? pick(entries, names, 'technologies').map(({ data }) => data) : all;
  return { groups, sprite: drawingFile('technologies', sprite(marks)) };
}
