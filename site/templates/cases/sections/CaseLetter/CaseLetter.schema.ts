import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';
import { ownScreen } from '../../records/caseStory.ts';

export const caseLetterSchema = z.strictObject({
  dated: line(60).describe('Place and day, as letters have them.'),
  greeting: line(60).describe('Whom the letter greets; words in another language as [Liebe Ada]{de}.'),
  closing: line(50).describe('The words over the signature.'),
  name: line(40).describe('Who signs it.'),
  position: line(80).describe('What the person is and does.'),
  enclosures: several([2, 3], {
    screen: ownScreen,
    label: line(70).describe('What the writer says about the screen, in a few words.'),
  }).describe('Phones that stand beside the letter.'),
});

export type CaseLetter = z.infer<typeof caseLetterSchema>;
