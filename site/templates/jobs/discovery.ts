import type { CollectionEntry } from 'astro:content';
import { buildDay } from '../../time/buildMoment.ts';

export const listings = {
  /** A role that is closed stands for those who have its address, and is listed no more. */
  jobs: ({ data: { seo, closes } }: CollectionEntry<'jobs'>) => (closes >= buildDay() ? { seo } : undefined),
};
