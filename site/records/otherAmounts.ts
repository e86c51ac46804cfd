import { z } from 'astro/zod';
import { line, pagePath, several } from '../collections/fields.ts';

/** `content/records/other-amounts.yaml`: amounts that are no price of the agency's. Only `npm run prices` reads them. */
export const otherAmountsSchema = z.strictObject({
  amounts: several([0], {
    amount: line(30).describe('As the page writes it, such as `USD 99`.'),
    what: line(80).describe('What it is the price of.'),
    source: line(100).describe('Who says so: an address, a record, or the page itself.'),
    pages: several([1], pagePath).describe('The pages that may say it.'),
  }),
});
