import { getCollection } from 'astro:content';
import { INDUSTRY_TAGS } from '../../lib/caseStudy.schema.ts';

/** Every industry that a case study can be tagged with, and how many carry it. */
export async function industryTags() {
  const cases = await getCollection('caseStudies');
  return INDUSTRY_TAGS.map((name) => ({
    name,
    count: cases.filter(({ data }) => data.categories.industry.includes(name)).length,
  }));
}
