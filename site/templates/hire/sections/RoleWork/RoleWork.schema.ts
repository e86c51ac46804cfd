import { z } from 'astro/zod';
import { line, link, several } from '../../../../collections/fields.ts';
import { technologySchema } from '../../../../records/technologies.ts';

export const roleWorkSchema = z.strictObject({
  heading: line(50).describe("What this person owns in the reader's team."),
  text: several([1, 3], line(420)).describe('What a week of the work looks like, one entry a paragraph.'),
  outside: z
    .strictObject({ text: line(300), fact: line(40).describe('Its name in the register of facts.') })
    .optional()
    .describe('A fact from outside with its source, the year and a link in the sentence.'),
  tools: several([1, 16], technologySchema).describe(
    'Tools of the trade, four to sixteen, each with its logo.',
  ),
  ai: z
    .strictObject({
      heading: line(60),
      text: line(420).describe('What assistants do in this role, what they may not, and who answers for it.'),
      link: link.describe('Where the reader finds the whole method.'),
    })
    .describe('What artificial intelligence does in this role.'),
});

export type RoleWork = z.infer<typeof roleWorkSchema>;
