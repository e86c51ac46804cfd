import { z } from 'astro/zod';
import { line, ref, several } from '../../../../../collections/fields.ts';

export const rolePanelsSchema = z.strictObject({
  heading: line(60).describe('Who works with the software. Write " & " for the ampersand.'),
  panels: several([2, 6], {
    role: ref('product-roles').describe('The role, such as `caregiver`.'),
    place: line(60).describe('Where and when this person opens the software.'),
    text: line(280).describe('What this person does with it, and what would make them stop.'),
  }).describe('Two or three roles, or six in two rows; the one that the page is written for first.'),
});

export type RolePanels = z.infer<typeof rolePanelsSchema>;
