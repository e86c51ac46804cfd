import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const officesSchema = z.strictObject({
  /** The heading over the offices; the offices themselves are in `content/agency.yaml`. */
  heading: line(60),
  /** What a visitor has to know before coming. */
  lede: line(180),
  /** How the hours are said; {from}, {to} and {zone} are filled in. */
  hours: line(60).refine((text) => ['{from}', '{to}', '{zone}'].every((name) => text.includes(name)), {
    error: 'Keep {from}, {to} and {zone} in this text; they are filled in.',
  }),
});

export type Offices = z.infer<typeof officesSchema>;
