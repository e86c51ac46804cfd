import { z } from 'astro/zod';
import { action } from '../../collections/actions.ts';
import { line, several } from '../../collections/fields.ts';

export const reportContactSchema = z.strictObject({
  heading: line(60).describe('What to write about. Write " & " for the ampersand.'),
  text: several([1, 3], line(320)).describe(
    'What happens with it, by when, and what to do if it did not; links as `[words](/page/)`.',
  ),
  contact: z.enum(['sales', 'hr']).describe('Whom to write to; address and number are in the site settings.'),
  subject: line(40).optional().describe('Subject that the mail begins with, such as "Figures".'),
  action: action
    .optional()
    .describe('A button that opens the contact form; leave it out where mail is the only way.'),
  points: several([0, 5], line(140))
    .default([])
    .describe('What a message holds that can be answered at once.'),
  ground: z.enum(['amber', 'indigo']).describe("The band's colour."),
});

export type ReportContact = z.infer<typeof reportContactSchema>;
