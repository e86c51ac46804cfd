import { z } from 'astro/zod';
import { line } from '../../collections/fields.ts';

export const toolLineSchema = z.strictObject({
  heading: line(60).describe(
    'The heading over the tools; the tools themselves are in `content/records/technologies/`.',
  ),
});

export type ToolLine = z.infer<typeof toolLineSchema>;
