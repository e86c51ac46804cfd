import { z } from 'astro/zod';
import { line } from '../collections/fields.ts';
import { named } from '../collections/named.ts';
import { entriesOf } from '../collections/entries.ts';

/** `content/records/hiring/<name>.yaml`: how long it takes until somebody of this kind works for you. */
export const hiringSchema = z.strictObject({
  name: line(30).describe('The kind in the plural, such as "Developers".'),
  onboarding: line(16).describe('From your choice to the first day, such as "2 days".'),
  provider: line(16).describe('From the request to the first day through us, such as "1–2 weeks".'),
  inHouse: line(16).describe('The same on your own payroll, such as "6–12 weeks".'),
  question: line(50).describe('Head of the answer, such as "How soon a developer starts".'),
  answer: line(280).describe('How soon a person who is free starts, and what happens if none fits.'),
});

export type Hiring = z.infer<typeof hiringSchema>;

/** The hiring times of all kinds of roles, each with its id. */
export const hiringTimes = async () => (await entriesOf('hiring')).map(({ id, data }) => ({ id, ...data }));

/** The hiring times of one kind of role. */
export const hiringTimesOf = async (kind: string): Promise<Hiring> => (await named('hiring', kind)).data;
