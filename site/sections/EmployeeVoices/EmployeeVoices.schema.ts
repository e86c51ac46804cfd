import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const employeeVoicesSchema = z.strictObject({
  /** Who speaks here. Write " & " for the ampersand. The voices themselves are in `content/records/employees/`. */
  heading: line(60),
  /** How they were asked, and what was left in. */
  lede: line(220),
});

export type EmployeeVoices = z.infer<typeof employeeVoicesSchema>;
