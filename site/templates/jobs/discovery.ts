import type { CollectionEntry } from 'astro:content';
import { buildDay } from '../../time/buildMoment.ts';

export const listings = {
  /** A closed role keeps its page for those who have the address, but is no longer listed. */
  jobs: ({ data: { seo, closes } }: CollectionEntry<'jobs'>) => (closes >= buildDay() ? { seo } : undefined),
};
