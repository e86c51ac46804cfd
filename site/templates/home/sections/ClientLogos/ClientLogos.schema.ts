import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const clientLogosSchema = z.strictObject({
  heading: line(60).describe(
    'What the strip is, for those who hear the page; it is not shown. The clients are in `content/records/clients/`.',
  ),
  former: line(30).describe('What follows the name of a client who has left, such as "a former client".'),
});

export type ClientLogos = z.infer<typeof clientLogosSchema>;
