import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCollection } from 'astro:content';
import { drawingFile } from '../../integrations/drawings/drawingFile.ts';
import { contentDir } from '../../integrations/paths.ts';
import { byOrder } from '../../lib/byOrder.ts';
import { sprite } from '../../lib/sprite.ts';

/** The award badges in their order; every page that shows them shares one sprite. */
export async function awards() {
  const entries = byOrder(await getCollection('awards'));
  const marks = await Promise.all(
    entries.map(async ({ id }) => ({
      id,
      svg: await readFile(join(contentDir, 'awards/badges', `${id}.svg`), 'utf8'),
    })),
  );
  const file = drawingFile('awards', sprite(marks));
  return entries.map((award) => ({ ...award, badge: `${file}#${award.id}` }));
}
