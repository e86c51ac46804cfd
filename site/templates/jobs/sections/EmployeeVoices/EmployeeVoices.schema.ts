import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const employeeVoicesSchema = z.strictObject({
  heading: line(60).describe(
    'Who speaks here. Write " & " for the ampersand. The voices themselves are in `content/records/employees/`.',
  ),
  lede: line(220).describe('How they were asked, and what was left in.'),
});

export type EmployeeVoices = z.infer<typeof employeeVoicesSchema>;
