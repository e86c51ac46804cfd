import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

const withField = (most: number, name: string) =>
  line(most).refine((text) => text.includes(`{${name}}`), `Keep {${name}} in this text; it is filled in.`);

export const openRolesSchema = z.strictObject({
  heading: line(60).describe(
    'Write " & " for the ampersand. The roles themselves are in `content/pages/jobs/`.',
  ),
  lede: line(200).describe('How long a role stands here, and how its pay is meant.'),
  apply: withField(40, 'reference').describe('The link of a role, which opens a mail.'),
  perYear: line(20).describe('What follows an amount.'),
  employment: z
    .strictObject({
      'full-time': line(30),
      'part-time': line(30),
      'fixed-term': line(30),
      trainee: line(30),
    })
    .describe('Names of the kinds of employment.'),
  closes: withField(40, 'day'),
  more: withField(60, 'reference').describe('The link from a row to the page of its role.'),
  empty: z
    .strictObject({ title: line(40), text: withField(260, 'email') })
    .describe('Shown when no role is open; `{email}` becomes the address for applications.'),
});

export type OpenRoles = z.infer<typeof openRolesSchema>;
