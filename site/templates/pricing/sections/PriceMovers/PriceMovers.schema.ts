import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';

export const priceMoversSchema = z.strictObject({
  heading: line(60).describe('What moves the price. Write " & " for the ampersand.'),
  movers: several([2, 6], {
    title: line(40).describe('What differs from project to project, in two to four words.'),
    effect: line(24).describe('How far it moves the price, in large type, such as "2 weeks less".'),
    text: line(200).describe('Why, in one or two sentences.'),
  }).describe('The first two are shown larger.'),
});

export type PriceMovers = z.infer<typeof priceMoversSchema>;
