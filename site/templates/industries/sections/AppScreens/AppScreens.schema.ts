import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';

export const appScreensSchema = z.strictObject({
  heading: line(60).describe('What the screens show. Write " & " for the ampersand.'),
  captions: several([2, 4], {
    title: line(30).describe('Name of the screen.'),
    text: line(140).describe('Who sees it when, in a sentence or two.'),
  }).describe("Under each of the page's screens, in their order."),
});

export type AppScreens = z.infer<typeof appScreensSchema>;
