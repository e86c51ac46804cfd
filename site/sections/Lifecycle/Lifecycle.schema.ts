import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const lifecycleSchema = z
  .strictObject({
    /** What passes through the software, and how. Write " & " for the ampersand. */
    heading: line(60),
    /** How to read the steps, in one or two sentences. */
    lede: line(240),
    /** The states of the one record that everything turns on, in their order. */
    steps: z
      .array(
        z.strictObject({
          /** The state, in one word or two. */
          name: line(16),
          /** Who or what brings it there. */
          by: line(30),
          /** What the record holds from now on. */
          text: line(150),
        }),
      )
      .min(3)
      .max(6),
    /** The step that fails in practice. */
    breaks: z.strictObject({
      /** Its place, counted from 1. */
      step: z.number().int().min(1),
      heading: line(60),
      /** What happens, to whom, and what the software does about it, one entry a paragraph. */
      text: z.array(line(420)).min(1).max(3),
    }),
  })
  .refine(({ steps, breaks }) => breaks.step <= steps.length, {
    path: ['breaks', 'step'],
    error: 'Name the place of one of the steps.',
  });

export type Lifecycle = z.infer<typeof lifecycleSchema>;
