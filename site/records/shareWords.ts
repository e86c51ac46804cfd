import { z } from 'astro/zod';
import { line } from '../collections/fields.ts';
import { single } from '../collections/single.ts';

/** The words of the button that hands a page's address on. */
export const shareWordsSchema = z.strictObject({
  copy: line(30).describe('The button that copies the address.'),
  share: line(30).describe('The same button on phones, where it opens what the phone offers for it.'),
  copied: line(40).describe('What stands beside it when the address is copied.'),
  refused: line(120).describe('What stands there when the browser does not allow it.'),
});

type ShareWords = z.infer<typeof shareWordsSchema>;

export const shareWords = async (): Promise<ShareWords> => (await single('shared-words')).share;
