import { z } from 'astro/zod';
import { action } from '../../../../collections/actions.ts';
import { line } from '../../../../collections/fields.ts';

export const lostLineSchema = z.strictObject({
  headline: line(60).describe('That there is no line: ten words at most.'),
  lede: line(200).describe('What still works without one: 30 words at most.'),
  again: line(40).describe('The button that asks for the page once more.'),
  back: line(80).describe('Said when the line is back.'),
  briefBack: line(120).describe('Said when it is back while a brief is kept that was not sent.'),
  action: action.describe('What the button to the form says then.'),
});

export type LostLine = z.infer<typeof lostLineSchema>;
