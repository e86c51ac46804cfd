import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const lifecycleSchema = z
  .strictObject({
    heading: line(60).describe('What passes through the software, and how. Write " & " for the ampersand.'),
    lede: line(240).describe('How to read the steps, in one or two sentences.'),
    steps: z
      .array(
        z.strictObject({
          name: line(16).describe('The state, in one word or two.'),
          by: line(30).describe('Who or what brings it there.'),
          text: line(150).describe('What the record holds from now on.'),
        }),
      )
      .min(3)
      .max(6)
      .describe('The states of the one record that everything turns on, in their order.'),
    breaks: z
      .strictObject({
        step: z.number().int().min(1).describe('Its place, counted from 1.'),
        heading: line(60),
        text: z
          .array(line(420))
          .min(1)
          .max(3)
          .describe('What happens, to whom, and what the software does about it, one entry a paragraph.'),
      })
      .describe('The step that fails in practice.'),
  })
  .refine(({ steps, breaks }) => breaks.step <= steps.length, {
    path: ['breaks', 'step'],
    error: 'Name the place of one of the steps.',
  });

export type Lifecycle = z.infer<typeof lifecycleSchema>;
