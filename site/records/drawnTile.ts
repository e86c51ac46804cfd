import { z } from 'astro/zod';
import { line } from '../collections/fields.ts';
import { single } from '../collections/single.ts';

export const portraitWordsSchema = z.strictObject({
  drawn: line(125).describe('What the drawn tile of a person says to those who do not see it.'),
});

/** The alt text of a drawn tile. The name stands beside it, so it only says that there is no photo. */
export const drawnTileAlt = async (): Promise<string> => (await single('shared-words')).portraits.drawn;
