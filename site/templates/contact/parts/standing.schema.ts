import { z } from 'astro/zod';
import { line } from '../../../collections/fields.ts';

/** A line with places in it that are filled in. */
export const slotted = (most: number, ...names: readonly string[]) =>
  line(most).refine(
    (text) => names.every((name) => text.includes(`{${name}}`)),
    `Keep ${names.map((name) => `{${name}}`).join(' and ')} in this text; it is filled in.`,
  );

export const standingSchema = z
  .strictObject({
    new: line(100).describe('Nobody has taken it yet.'),
    taken: line(100).describe('Somebody has it.'),
    answered: slotted(140, 'answered').describe('An answer went out, as staff say, at {answered}.'),
    aside: line(140).describe('Staff took it for one that needs no answer.'),
    due: slotted(100, 'by').describe('By when the answer comes: within {hours} hours, by {by}.'),
    late: slotted(100, 'due').describe('The answer was due at {due}.'),
    told: slotted(160, 'told').describe('The visitor said at {told} that no answer has come.'),
    reference: slotted(40, 'reference').describe('The number for whoever rings.'),
    trouble: line(160).describe('A form could not be taken; {email} becomes the sales address.'),
  })
  .describe('How far an inquiry is.');

export type Standing = z.infer<typeof standingSchema>;
