import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

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

export type Offices = z.infer<typeof officesSchema>;
