import { z } from 'astro/zod';
import { line, ref, several } from '../../collections/fields.ts';

export const teamSchema = z.strictObject({
  heading: line(60).describe('Who these people are together. Write " & " for the ampersand.'),
  lede: line(220).describe('What the list leaves out, or how these people were chosen.'),
  chosen: several([1, 12], ref('people')).describe('Who, in this order.'),
});

export type Team = z.infer<typeof teamSchema>;
