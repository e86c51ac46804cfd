import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCollection } from 'astro:content';
import { byOrder } from '../lib/byOrder.ts';
import { contentDir } from '../lib/paths.ts';
import { spriteFile } from '../pictures/publishedFile.ts';
import { z } from 'astro/zod';
import { line } from '../lib/fields.ts';

/**
 * `content/records/awards/<name>.yaml`: an award or review badge. Its drawing is `content/records/awards/badges/<name>.svg`,
 * square, in one colour.
 */
export const awardSchema = z.strictObject({
  /** What was awarded, such as "Verified agency". */
  title: line(30),
  /** Place in the row, counted from 1. */
  order: z.number().int().min(1),
  /** Who awarded it. */
  issuer: line(30),
  year: z.number().int().min(1990).max(2100),
  /** What was looked at, in one or two short sentences. */
  text: line(100),
  /** What the drawing shows. */
  alt: line(60),
  /** True while award and issuer are invented. */
  demo: z.boolean(),
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
