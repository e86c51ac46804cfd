import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const shippedPartsSchema = z.strictObject({
  heading: line(60).describe('What the table says. Write " & " for the ampersand.'),
  lede: line(300).describe('Where the table comes from and what stands behind it.'),
  file: line(40).describe('The link to the file with all licences in full.'),
  columns: z
    .strictObject({ part: line(20), use: line(30), where: line(20), licence: line(30) })
    .describe('Heads of the table: the part, what it does here, where it runs, its licence and holder.'),
  where: z
    .strictObject({ code: line(40), files: line(40), service: line(40) })
    .describe('Words for where a part ends up: code in browsers, pictures or data in pages, on the server.'),
  uses: z
    .record(z.string(), line(200))
    .describe(
      'What a part is used for, in a sentence, by the name of its package. Every part that reaches browsers stands in the table; one that runs on the server stands there if it has a sentence here.',
    ),
});

export type ShippedParts = z.infer<typeof shippedPartsSchema>;
