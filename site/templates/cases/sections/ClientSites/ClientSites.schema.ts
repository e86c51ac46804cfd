import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const clientSitesSchema = z.strictObject({
  heading: line(60).describe('What the sites have in common. Write " & " for the ampersand.'),
  lede: line(200).describe('Why they have no case study here.'),
});

export type ClientSites = z.infer<typeof clientSitesSchema>;
