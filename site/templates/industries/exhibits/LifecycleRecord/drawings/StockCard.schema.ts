import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';
import { recordFields } from '../../../parts/recordFields.ts';

const packs = z.number().int().min(0).max(90);

export const stockCardSchema = z
  .strictObject({
    form: z.literal('card').describe('The packs of one product, lot by lot.'),
    ...recordFields,
    product: z
      .strictObject({ name: line(40), note: line(80) })
      .describe('What the card is about: the product, and the day and place of the count.'),
    lots: several([2, 4], {
      name: line(16).describe('The number that the maker printed on the lot.'),
      expires: line(30).describe('When it expires, in words.'),
      out: packs.describe('Packs that were given out; each is one mark, as are those that are left.'),
      left: packs,
      state: z
        .enum(['sound', 'soon', 'recalled'])
        .describe('Sound, about to expire, or called back by its maker.'),
      note: line(110).describe('What follows from it.'),
    }).describe('The lots in the order in which they expire.'),
    reorder: z
      .strictObject({ at: packs, label: line(60), says: line(120) })
      .describe('The reorder point in packs, and what happens there.'),
    keys: z
      .strictObject({ out: line(60), sound: line(60), soon: line(60), recalled: line(60), traced: line(60) })
      .describe('What the marks of each kind are; their number stands before the words.'),
  })
  .refine(
    ({ lots, reorder }) =>
      lots.reduce((all, { left, state }) => all + (state === 'recalled' ? 0 : left), 0) < reorder.at,
    {
      path: ['reorder', 'at'],
      error: 'The card is drawn at the moment when the stock falls under this point.',
    },
  );

export type StockCard = z.infer<typeof stockCardSchema>;
