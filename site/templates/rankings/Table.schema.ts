import { z } from 'astro/zod';
import { rankingFields } from './rankings.fields.ts';

/** A list that opens with the companies side by side. */
export const tableSchema = z.strictObject({ template: z.literal('table'), ...rankingFields });

export type TablePage = z.infer<typeof tableSchema>;
