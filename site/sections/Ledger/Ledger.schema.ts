import { z } from 'astro/zod';
import { icon, line, promiseFields, several } from '../../collections/fields.ts';

export const ledgerSchema = z.strictObject({
  heading: line(50).describe('The heading beside the ledger: what the reader can count on.'),
  lede: line(180).describe('Under the heading: one or two sentences, with a reservation if there is one.'),
  entries: several([1, 8], {
    icon,
    title: line(40).describe('What you do, in a few words.'),
    text: line(180).describe('Who does it, when, and what happens otherwise.'),
    ...promiseFields,
  }).describe('The entries, four to eight; let each be as long as its facts.'),
});

/** The row of badges, which are in `content/records/promises/`. */
export const badgesSchema = z.strictObject({
  heading: line(60).describe('The heading over the badges.'),
});

/** Whom to write to; address and number are said once, in `content/agency.yaml`. */
export const contactsSchema = z.strictObject({
  heading: line(60),
  items: several([1, 2], {
    contact: z.enum(['sales', 'hr']).describe('Which contact of the site settings.'),
    icon,
    text: line(180).describe('What to write there about, and what not.'),
  }),
});
