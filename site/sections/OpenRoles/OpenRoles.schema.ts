import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

const withField = (most: number, name: string) =>
  line(most).refine((text) => text.includes(`{${name}}`), `Keep {${name}} in this text; it is filled in.`);

export const openRolesSchema = z.strictObject({
  /** Write " & " for the ampersand. The roles themselves are in `content/records/jobs/`. */
  heading: line(60),
  /** How long a role stands here, and how its pay is meant. */
  lede: line(200),
  /** The link of a role, which opens a mail. */
  apply: withField(40, 'reference'),
  /** What follows an amount. */
  per: z.strictObject({ year: line(20), month: line(20) }),
  /** Names of the kinds of employment. */
  employment: z.strictObject({
    'full-time': line(30),
    'part-time': line(30),
    'fixed-term': line(30),
    trainee: line(30),
  }),
  closes: withField(40, 'day'),
  /** To whom one reports; {position} is filled in as well. */
  manager: withField(60, 'name'),
  /** Opens duties and needs. */
  more: line(50),
  duties: line(30),
  needs: line(30),
  /** Shown when no role is open; `{email}` becomes the address for applications. */
  empty: z.strictObject({ title: line(40), text: withField(260, 'email') }),
});

export type OpenRoles = z.infer<typeof openRolesSchema>;
