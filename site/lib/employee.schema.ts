import { z } from 'astro/zod';
import { line } from './fields.ts';
import { pictureFields } from './picture.schema.ts';

/**
 * `content/employees/<name>.yaml`: what somebody says about working here. Name, position and town are those of the
 * file with the same name in `content/people/`.
 */
export const employeeSchema = z.strictObject({
  /** One thing that happened, in the person's own words, without quotation marks. */
  description: line(320),
  ...pictureFields,
  /** Place among the voices, counted from 1; the first is set large. */
  order: z.int().min(1),
  /** True while the person is invented. */
  demo: z.boolean(),
});
