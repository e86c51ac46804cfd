import { z } from 'astro/zod';
import {
  line,
  linkFields,
  ref,
  refuseSpunLabel,
  several,
  withLabel,
} from '../../../../collections/fields.ts';

export const countryIndexSchema = z.strictObject({
  heading: line(60).describe('What you know about these countries. Write " & " for the ampersand.'),
  lede: line(200),
  currency: line(40).describe('How the currency is said; {currency} is filled in.'),
  countries: several(
    [2, 6],
    z
      .strictObject({
        ...linkFields,
        place: ref('places').describe("A city there; it gives the country's name and currency."),
        text: line(180).describe('What changes a project there, in one or two sentences with a fact.'),
      })
      .superRefine(refuseSpunLabel)
      .transform(withLabel),
  ).describe('The countries; one with a page of its own is linked once that page is built.'),
});

export type CountryIndex = z.infer<typeof countryIndexSchema>;
