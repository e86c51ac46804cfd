import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';
import { measuredWords } from './measured.fields.ts';

export const loadSchema = z
  .strictObject({
    ...measuredWords,
    limit: z
      .strictObject({ at: z.int().min(1), label: line(60) })
      .describe('What was held before, as a line.'),
    columns: several(48, z.int().min(0)).describe(
      'Requests a minute in each half-hour of one day; each is one column.',
    ),
    peak: line(40).describe('What stands over the highest column.'),
  })
  .refine(({ limit, columns }) => limit.at < Math.max(...columns), {
    path: ['limit', 'at'],
    error: 'The line lies under the highest column.',
  });

export type LoadContent = z.infer<typeof loadSchema>;
