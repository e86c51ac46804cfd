import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCollection } from 'astro:content';
import { z } from 'astro/zod';
import { byOrder } from '../lib/byOrder.ts';
import { line } from '../lib/fields.ts';
import { contentDir } from '../lib/paths.ts';
import { spriteFile } from '../pictures/publishedFile.ts';

/**
 * `content/records/awards/<name>.yaml`: an award or review badge. Its drawing is `content/records/awards/badges/<name>.svg`,
 * square, in one colour.
 */
export const awardSchema = z.strictObject({
  title: line(30).describe('What was awarded, such as "Verified agency".'),
  order: z.number().int().min(1).describe('Place in the row, counted from 1.'),
  issuer: line(30).describe('Who awarded it.'),
  year: z.number().int().min(1990).max(2100),
  text: line(100).describe('What was looked at, in one or two short sentences.'),
  alt: line(60).describe('What the drawing shows.'),
  demo: z.boolean().describe('True while award and issuer are invented.'),
});

export type Award = z.infer<typeof awardSchema>;

/** The award badges in their order; every page that shows them shares one sprite. */
export async function awards() {
  const entries = byOrder(await getCollection('awards'));
  const marks = await Promise.all(
    entries.map(async ({ id }) => ({
      id,
      svg: await readFile(join(contentDir, 'records/awards/badges', `${id}.svg`), 'utf8'),
    })),
  );
  const file = spriteFile('awards', marks);
  return entries.map((award) => ({ ...award, badge: `${file}#${award.id}` }));
}
