import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { byOrder } from '../collections/byOrder.ts';
import { line } from '../collections/fields.ts';
import { drawings } from '../collections/contentFiles.ts';
import { memoize } from '../lib/memoize.ts';
import { contentDir } from '../lib/paths.ts';
import { markSize } from '../lib/sprite.ts';
import { spriteFile } from '../pictures/publishedFile.ts';
import { entriesOf } from '../collections/entries.ts';

/**
 * `content/records/clients/<slug>.yaml`: one company of the logo strip. Its drawing is
 * `content/records/clients/wordmarks/<slug>.svg`, 34 units high, in one colour, letters as outlines.
 */
export const clientSchema = z.strictObject({
  name: line(40).describe("The company's name as it writes itself."),
  order: z.number().int().min(1).describe('Place in the logo strip, counted from 1.'),
  industry: line(40).describe('What the company does, such as "Frozen food distribution".'),
  place: line(60).describe('Town and region, such as "Moncton, New Brunswick".'),
  alt: line(40).describe('What a screen reader says for the word-mark: the name and nothing else.'),
  bought: line(80)
    .optional()
    .describe('What the company bought and when, where neither a case study nor a review tells it.'),
  former: z.boolean().default(false).describe('True once the company has left for another supplier.'),
  demo: z
    .boolean()
    .describe(
      'True while the company is invented; set it to false only for a real client who agreed to be shown.',
    ),
});

/**
 * The word-marks of all clients in their order, with their descriptions, their sizes in the sprite's own units, and the
 * sprite.
 */
export const clientMarks = memoize(async () => {
  const clients = byOrder(await entriesOf('clients'));
  const marks = await Promise.all(
    clients.map(async ({ id, alt, bought, former }) => {
      const svg = await readFile(join(contentDir, drawings.clients.replace('*', id)), 'utf8');
      return { id, alt, bought, former, svg };
    }),
  );
  return {
    sprite: spriteFile('clients', marks),
    marks: marks.map(({ svg, ...mark }) => ({ ...mark, ...markSize({ id: mark.id, svg }) })),
  };
});
