import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCollection } from 'astro:content';
import { drawingFile } from '../../integrations/drawings/drawingFile.ts';
import { contentDir } from '../../integrations/paths.ts';
import { byOrder } from '../../lib/byOrder.ts';
import { markSize, sprite } from '../../lib/sprite.ts';

/** A client's word-mark: its place in the sprite, what it says, and its size in the sprite's own units. */
export interface ClientMark {
  href: string;
  alt: string;
  width: number;
  height: number;
}

/** The word-marks of all clients in their order; every page that shows them shares one sprite. */
export async function clientMarks(): Promise<ClientMark[]> {
  const clients = byOrder(await getCollection('clients'));
  const marks = await Promise.all(
    clients.map(async ({ id, alt }) => {
      const svg = await readFile(join(contentDir, 'clients/wordmarks', `${id}.svg`), 'utf8');
      return { id, alt, svg };
    }),
  );
  const file = drawingFile('clients', sprite(marks));
  return marks.map((mark) => ({ href: `${file}#${mark.id}`, alt: mark.alt, ...markSize(mark) }));
}
