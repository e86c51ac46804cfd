import { z } from 'astro/zod';
import { line } from '../../../collections/fields.ts';
import type { CaseTitleContent } from '../parts/CaseTitle.tsx';
import { named } from '../../../collections/named.ts';

const CASE_GROUNDS = ['vermilion', 'amber', 'warm', 'teal', 'indigo'] as const;

/** The colours that a case study's first band can have. */
export type CaseGround = (typeof CASE_GROUNDS)[number];

export const caseGround = z
  .enum(CASE_GROUNDS)
  .describe('Colour of its first band, and of the band that leads to it from another case study.');

export const caseGlance = z
  .array(z.strictObject({ label: line(24), value: line(90) }))
  .min(4)
  .max(8)
  .describe('Client and country, team, time, engagement model, services and the like, each in a few words.');

/** A screen of the same case study. */
export const ownScreen = z.number().int().min(1).describe('A screen of the product, counted from 1.');

/** What the charts of case studies have in common: what they measure, and the results beside them. */
export const measured = {
  heading: line(60).describe('What the chart measures, with its unit.'),
  alt: line(160).describe('The chart in one sentence, for those who do not see it.'),
  source: line(260).describe('How it was measured, by whom, and what was left out.'),
  figures: z
    .array(
      z.strictObject({
        value: line(10),
        text: line(120),
        fact: z
          .string()
          .regex(/^[a-z0-9-]+$/, 'Write a name in lower case with hyphens, such as scheduling-time.')
          .optional()
          .describe('Name of a fixed fact that the figure states, such as scheduling-time.'),
      }),
    )
    .min(1)
    .max(3)
    .describe('Up to three results, each with its base.'),
};

/** The words that open the page of a case study: those of its card. */
export async function caseTitle(slug: string): Promise<CaseTitleContent> {
  const { data } = await named('case-studies', slug);
  return { name: data.cardName, title: data.title, summary: data.summary, result: data.chartLine };
}
