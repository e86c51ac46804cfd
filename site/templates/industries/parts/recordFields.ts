import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';

/** The states of the one record that a product turns on, and the state that fails in practice. */
export const recordFields = {
  heading: line(70).describe('What passes through the software, and how.'),
  lede: line(260).describe('How to read the drawing, in one or two sentences.'),
  states: several([4, 6], {
    name: line(18).describe('The state, in one word or two.'),
    by: line(34).describe('Who or what brings it there.'),
    text: line(150).describe('What the record holds from now on.'),
  }).describe('The states of the record, in their order.'),
  breaks: z
    .strictObject({
      heading: line(70),
      text: several([1, 2], line(420)).describe(
        'What happens, to whom, and what the software does about it, one entry a paragraph.',
      ),
    })
    .describe('The state that fails in practice.'),
};
