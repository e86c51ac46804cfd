import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { byOrder } from '../collections/byOrder.ts';
import { line } from '../collections/fields.ts';
import { contentDir } from '../lib/paths.ts';
import { spriteFile } from '../pictures/publishedFile.ts';
import { drawings } from '../collections/contentFiles.ts';
import { shownPath } from '../collections/contentSource.ts';
import { entriesOf } from '../collections/entries.ts';

/**
 * `content/records/awards/<name>.yaml`: an award or review badge. Its drawing is `content/records/awards/badges/<name>.svg`,
 * square, in one colour; `<name>-hover.svg` beside it is the second one, of the same size.
 */
export const awardSchema = z
  .strictObject({
    title: line(30).describe('What was awarded, such as "Verified agency".'),
    order: z.number().int().min(1).describe('Place in the row, counted from 1.'),
    issuer: line(30).describe('Who awarded it.'),
    location: line(40).optional().describe('Where the issuer sits, such as "Halifax, Canada".'),
    year: z.number().int().min(1990).max(2100),
    link: z
      .url('Write the whole address, such as https://issuer.example/awards/2025.')
      .optional()
      .describe('Where the issuer says so; its name leads there.'),
    text: line(100).describe('What was looked at, in one or two short sentences.'),
    alt: line(60).describe('What the drawing shows.'),
    hoverAlt: line(60)
      .optional()
      .describe(
        'What the second drawing shows. It stands there while a pointer is over the award or the focus on its link; the text says what it says.',
      ),
    demo: z.boolean().describe('True while award and issuer are invented.'),
  })
  .refine(({ hoverAlt, link }) => hoverAlt === undefined || link !== undefined, {
    path: ['link'],
    error: 'Write a link as well: without one the second drawing cannot be reached from the keyboard.',
  });

export type Award = z.infer<typeof awardSchema>;

async function badge(id: string) {
  const file = drawings.awards.replace('*', id);
  const svg = await readFile(join(contentDir, file), 'utf8').catch(() => {
    throw new Error(`The drawing ${shownPath(file)} is missing.`);
  });
  return { id, svg };
}

/** The award badges in their order; every page that shows them shares one sprite. */
export async function awards() {
  const entries = byOrder(await entriesOf('awards'));
  const badgeNames = entries.flatMap(({ id, hoverAlt }) => (hoverAlt ? [id, `${id}-hover`] : [id]));
  const file = spriteFile('awards', await Promise.all(badgeNames.map(badge)));
  return entries.map(({ hoverAlt, ...award }) => ({
    ...award,
    badge: { mark: `${file}#${award.id}`, alt: award.alt },
    hover: hoverAlt === undefined ? undefined : { mark: `${file}#${award.id}-hover`, alt: hoverAlt },
  }));
}
