import { getEntry } from 'astro:content';
import type { Site } from '../../lib/site.schema.ts';

/** The site settings: who the agency is and how it is reached. */
export async function siteSettings(): Promise<Site> {
  const entry = await getEntry('site', 'site');
  if (!entry) throw new Error('The file site/site.yaml is missing in the content folder.');
  return entry.data;
}
