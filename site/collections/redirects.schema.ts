import { z } from 'astro/zod';
import { pagePath } from './fields.ts';

/** `content/redirects.yaml`: each page with the other addresses that lead to it. */
export const redirectsSchema = z
  .record(pagePath, z.array(pagePath))
  .describe('A page, and in brackets the other addresses that lead to it: `/about/: [/about-us/]`.');
