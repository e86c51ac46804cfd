import { z } from 'astro/zod';
import { line } from '../../collections/fields.ts';

export const officesSchema = z.strictObject({
  heading: line(60).describe(
    'The heading over the offices; the offices themselves are in `content/agency.yaml`.',
  ),
  lede: line(180).describe('What a visitor has to know before coming.'),
  hours: line(60)
    .refine((text) => ['{from}', '{to}', '{zone}'].every((name) => text.includes(name)), {
      error: 'Keep {from}, {to} and {zone} in this text; they are filled in.',
    })
    .describe('How the hours are said; {from}, {to} and {zone} are filled in.'),
});

/** What is said of an office at this very moment; {time} becomes its own time. */
export const officeNowSchema = z.strictObject({
  open: line(60).describe('While it is open, such as "At work now, at {time}".'),
  closed: line(60).describe('While it is closed, such as "Closed now, at {time}".'),
});

export type OfficeNow = z.infer<typeof officeNowSchema>;
export type Offices = z.infer<typeof officesSchema>;
