import { z } from 'astro/zod';
import { line, ref, several, time } from '../../../../collections/fields.ts';
import { reasonFields } from '../../../../collections/reasonFields.ts';

const fields = z.strictObject({
  heading: line(70).describe('What happened there, and when. Write " & " for the ampersand.'),
  client: ref('clients').optional().describe('Whose story it is.'),
  company: z
    .strictObject({ name: line(40), industry: line(40), place: line(40) })
    .optional()
    .describe('The same, where it has no file in `content/records/clients/`: name, trade and town.'),
  text: several([1, 3], line(420)).describe(
    'The story, one entry a paragraph; links as `[words](https://…)`.',
  ),
  moments: several([3, 6], { time, text: line(160), wrong: z.boolean().default(false) }).describe(
    'The same by the clock. Mark the moment at which it went wrong.',
  ),
  after: line(420).describe('What came of it.'),
  why: reasonFields.describe('Why this agency, for reasons that hold in this country alone.'),
  demo: z.boolean().describe('True while the story is invented.'),
});

export const localProofSchema = fields.refine(
  ({ client, company }) => (client === undefined) !== (company === undefined),
  {
    error: 'Name either a client with a file in content/records/clients/ or a company.',
    path: ['client'],
  },
);

export type LocalProof = z.infer<typeof localProofSchema>;
