import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const reportContactSchema = z.strictObject({
  /** What to write about. Write " & " for the ampersand. */
  heading: line(60),
  /** What happens with it, by when, and what to do if it did not; links as `[words](/page/)`. */
  text: z.array(line(320)).min(1).max(3),
  /** Whom to write to; address and number are in the site settings. */
  contact: z.enum(['sales', 'hr']),
  /** Subject that the mail begins with, such as "Figures". */
  subject: line(40).optional(),
  /** Words of a button that opens the contact form; leave it out where mail is the only way. */
  action: line(30).optional(),
  /** What a message holds that can be answered at once. */
  points: z.array(line(140)).max(5).default([]),
  /** The band's colour. */
  ground: z.enum(['amber', 'indigo']),
});

export type ReportContact = z.infer<typeof reportContactSchema>;
