import { z } from 'astro/zod';
import { line, link } from '../../lib/fields.ts';

export const coverHeadSchema = z.strictObject({
  /** What the page is and for whom: ten words at most. Write " & " for the ampersand. */
  headline: line(60),
  /** The first sentence or two, 30 words at most, with one fact that can be checked. */
  lede: line(200),
  /** Words of the button that opens the contact form. */
  action: line(30).optional(),
  /** A button that leads on instead of opening the form, such as to a list on the page. */
  button: link.optional(),
  /** The way on, under the words. */
  link: link.optional(),
  /** In small type under it: how the drawing is to be read, or what the page does not hold. */
  note: line(220).optional(),
});
