import { z } from 'astro/zod';
import { rankingOpenings } from './exhibits/RankingOpening/RankingOpening.schema.ts';
import { rankingFields } from './rankings.fields.ts';

const { map, pairs, price, strips, weakness } = rankingOpenings;

/** `content/pages/rankings/<category>.yaml`: one ranking; `template` says what it opens with. */
export const rankingSchema = z.discriminatedUnion('template', [
  z.strictObject({ template: z.literal('table'), ...rankingFields }),
  map.extend(rankingFields),
  pairs.extend(rankingFields),
  price.extend(rankingFields),
  strips.extend(rankingFields),
  weakness.extend(rankingFields),
]);

export type RankingPage = z.infer<typeof rankingSchema>;
