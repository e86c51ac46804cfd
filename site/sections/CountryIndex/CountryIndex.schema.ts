import { z } from 'astro/zod';
import { line, pagePath } from '../../lib/fields.ts';

export const countryIndexSchema = z.strictObject({
  /** What you know about these countries. Write " & " for the ampersand. */
  heading: line(60),
  lede: line(200),
  /** How the currency is said; {currency} is filled in. */
  currency: line(40),
  /** The countries; one with a page of its own is linked once that page is built. */
  countries: z
    .array(
      z.strictObject({
        /** A city there: the name of a file in `content/records/places/`; it gives the country's name and currency. */
        place: line(40),
        /** What changes a project there, in one or two sentences with a fact. */
        text: line(180),
        page: pagePath,
        /** Words of the link to the page. */
        label: line(40),
      }),
    )
    .min(2)
    .max(6),
});

export type CountryIndex = z.infer<typeof countryIndexSchema>;
