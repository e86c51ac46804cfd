import { z } from 'astro/zod';
import { hireFreeSchema } from './Free.schema.ts';
import { hireProfileSchema } from './Profile.schema.ts';
import { hireReviewSchema } from './Review.schema.ts';
import { hireTestSchema } from './PaidTest.schema.ts';

/** `content/pages/hire/<page>.yaml`: one role for hire in one of its forms; the file's name is the page's path. */
export const hirePageSchema = z.discriminatedUnion('template', [
  hireFreeSchema,
  hireProfileSchema,
  hireReviewSchema,
  hireTestSchema,
]);

export type HirePage = z.infer<typeof hirePageSchema>;
