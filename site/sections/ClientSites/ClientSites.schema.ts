import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const clientSitesSchema = z.strictObject({
  /** What the sites have in common. Write " & " for the ampersand. */
  heading: line(60),
  /** Why they have no case study here. */
  lede: line(200),
});

export type ClientSites = z.infer<typeof clientSitesSchema>;
