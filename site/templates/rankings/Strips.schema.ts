import { z } from 'astro/zod';
import { scoreStripsSchema } from './exhibits/ScoreStrips/ScoreStrips.schema.ts';
import { rankingFields } from './rankings.fields.ts';

/** A list that opens with a strip for each criterion. */
export const stripsSchema = z.strictObject({
  template: z.literal('strips'),
  ...rankingFields,
  strips: scoreStripsSchema.describe("The company that the table's text is about is named in every strip."),
});

export type StripsPage = z.infer<typeof stripsSchema>;
