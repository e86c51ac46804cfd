import { z } from 'astro/zod';
import { line } from './fields.ts';

/** `content/people/<name>.yaml`: somebody of the agency whom a page names. */
export const personSchema = z.strictObject({
  name: line(40),
  /** What this person does here, such as "Chief executive". */
  position: line(60),
  /** The town of the office. */
  place: line(40),
  /** One fact that only fits this person, for pages that show the team. */
  note: line(140).optional(),
  /** True while the person is invented. */
  demo: z.boolean(),
});

export type Person = z.infer<typeof personSchema>;
