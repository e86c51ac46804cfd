import { z } from 'astro/zod';
import { line, link } from '../../../../collections/fields.ts';
import { technologySchema } from '../../../../records/technologies.ts';

export const roleWorkSchema = z.strictObject({
  heading: line(50).describe("What this person owns in the reader's team."),
  text: z
    .array(line(420))
    .min(1)
    .max(3)
    .describe('What a week of the work looks like, one entry a paragraph.'),
  outside: z
    .strictObject({ text: line(300), fact: line(40).describe('Its name in the register of facts.') })
    .optional()
    .describe('A fact from outside with its source, the year and a link in the sentence.'),
  tools: z
    .array(technologySchema)
    .min(1)
    .max(16)
    .describe('Tools of the trade, four to sixteen, each with its logo.'),
  neighbours: z
    .strictObject({
      heading: line(60),
      text: line(520).describe(
        'Names the neighbours with links such as `[iOS developer](/hire-ios-developers/)`.',
      ),
    })
    .describe('When another role, or nobody of yours, is the better hire.'),
  ai: z
    .strictObject({
      heading: line(60),
      text: line(420).describe('What assistants do in this role, what they may not, and who answers for it.'),
      link: link.describe('Where the reader finds the whole method.'),
    })
    .describe('What artificial intelligence does in this role.'),
});

export type RoleWork = z.infer<typeof roleWorkSchema>;
