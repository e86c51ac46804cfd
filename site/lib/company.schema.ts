import { z } from 'astro/zod';
import { line } from './fields.ts';

/** `content/companies/<name>.yaml`: facts about a company that stands in a ranking. They are said nowhere else. */
export const companySchema = z.strictObject({
  /** Its name, as it writes it. */
  name: line(30),
  /** Where most of its people work. */
  location: z.strictObject({ city: line(24), country: line(24) }),
  /** Year of foundation. */
  founded: z.number().int().min(1950).max(2100),
  /** Number of employees, contractors left out. */
  employees: z.number().int().min(1),
  /** The lowest and the highest rate for one hour, in the currency of the rankings. */
  rate: z
    .strictObject({ low: z.number().positive(), high: z.number().positive() })
    .refine(({ low, high }) => low < high, {
      path: ['high'],
      error: 'The highest rate is above the lowest one.',
    }),
  /** What its clients gave it in public: stars of five, with one digit after the point, and in how many reviews. */
  rating: z.strictObject({
    stars: z.number().min(1).max(5).multipleOf(0.1, 'Write the stars with one digit after the point.'),
    reviews: z.number().int().min(1),
  }),
  /** True while the company is invented; every page that names it then says so. */
  demo: z.boolean(),
});

export type Company = z.infer<typeof companySchema>;
