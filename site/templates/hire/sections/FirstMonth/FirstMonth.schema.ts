import { z } from 'astro/zod';
import { line, ref } from '../../../../collections/fields.ts';
import { monthFields, passedTests } from '../../parts/firstMonthFields.ts';

export const firstMonthSchema = z.strictObject({
  ...monthFields,
  heading: line(60).describe('What stands at the end of the month, with the name of the person.'),
  person: ref('bench').describe('Whose month it is: somebody of the role who is free.'),
  passed: passedTests,
});

export type FirstMonth = z.infer<typeof firstMonthSchema>;
