import { z } from 'astro/zod';
import { line, several } from '../../../../../collections/fields.ts';
import { hireHeroWords } from '../../../../../records/heroWords.ts';
import { passedTests } from '../../../parts/firstMonthFields.ts';
import { changeCountSchema } from './ChangeCount.schema.ts';

const codeLine = z
  .string()
  .max(72, 'Keep a line of code under 72 characters.')
  .describe('One line of code with its indentation.');

export const pullRequestSchema = z.strictObject({
  ...hireHeroWords,
  diff: z
    .strictObject({
      title: line(60).describe('Title of the pull request.'),
      file: line(60).describe('The file, such as "OrderTable.tsx".'),
      lines: several([6, 14], { sign: z.enum(['+', '-', ' ']), code: codeLine }).describe(
        'Lines of the change: added, removed or kept.',
      ),
      comments: several([1, 2], {
        on: z.number().int().min(1).describe('The line that it is about, counted from 1.'),
        by: line(40).describe('Who wrote it, such as "Mihir, lead".'),
        text: line(320).describe('What the reviewer wrote.'),
      }),
    })
    .describe('A pull request as one reads it, with comments in the margin.'),
  count: changeCountSchema.describe('What the change does, drawn so that it can be counted.'),
  passed: passedTests,
});

export type PullRequest = z.infer<typeof pullRequestSchema>;
