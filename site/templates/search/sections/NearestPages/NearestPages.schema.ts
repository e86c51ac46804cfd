import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const nearestPagesSchema = z.strictObject({
  heading: line(60).describe(
    'Stands over the pages whose addresses come nearest to the one that was asked for.',
  ),
});

export type NearestPages = z.infer<typeof nearestPagesSchema>;
