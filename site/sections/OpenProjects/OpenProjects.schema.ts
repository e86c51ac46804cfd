import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const openProjectsSchema = z.strictObject({
  /** What they have in common. Write " & " for the ampersand. */
  heading: line(60),
  /** Under which licence, and how old the oldest is. */
  lede: line(200),
  /** Beside the name: who looks after it; `{keeper}` becomes the name. */
  keeper: line(40),
});

export type OpenProjects = z.infer<typeof openProjectsSchema>;
