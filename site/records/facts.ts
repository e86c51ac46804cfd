import { z } from 'astro/zod';

/**
 * `content/records/facts/<name>.yaml`: a fact that more than one page tells, in its one wording. Any text of the
 * content may say `{fact:<name>}` instead.
 */
export const factSchema = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1, 'Write the fact.')
    .max(240)
    .describe('The fact, in the words that stand everywhere.'),
  demo: z.literal(true).optional().describe('True while the fact names something invented.'),
});
