import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const openProjectsSchema = z.strictObject({
  heading: line(60).describe('What they have in common. Write " & " for the ampersand.'),
  lede: line(200).describe('Under which licence, and how old the oldest is.'),
  keeper: line(40).describe('Beside the name: who looks after it; `{keeper}` becomes the name.'),
});

export type OpenProjects = z.infer<typeof openProjectsSchema>;
