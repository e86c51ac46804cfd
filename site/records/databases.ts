import { z } from 'astro/zod';
import { byOrder } from '../collections/byOrder.ts';
import { line } from '../collections/fields.ts';
import { technologySprite } from '../pictures/technologyMark.ts';
import { technologySchema } from './technologies.ts';
import { entriesOf } from '../collections/entries.ts';

/** `content/records/databases/<name>.yaml`: a kind of database, and when it is the right one. */
export const databaseSchema = technologySchema.extend({
  text: line(220).describe('What it is, so that a buyer who never saw one understands it.'),
  take: line(180).describe('When it is the right one: a kind of data or of question.'),
  leave: line(180).describe('When it is not, and what you would take instead.'),
  order: z.number().int().min(1).describe('Place in the list, counted from 1.'),
});

export type Database = z.infer<typeof databaseSchema>;

/** The databases in their order, and the sprite of their logos. */
export async function databases() {
  const all = byOrder(await entriesOf('databases'));
  return { databases: all, sprite: await technologySprite('databases', all) };
}
