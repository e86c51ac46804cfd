import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';

export const postShelvesSchema = z.strictObject({
  heading: line(60).describe('How the posts are ordered. Write " & " for the ampersand.'),
  lede: line(240).describe('What is not written about, or how often something new comes.'),
  topics: several([1, 8], {
    name: line(40),
    text: line(160).describe('Whom the topic is for, in one sentence.'),
    categories: several([1], line(24)).describe(
      'The subjects that belong here, as the posts name them under `category`.',
    ),
  }),
});

export type PostShelves = z.infer<typeof postShelvesSchema>;
