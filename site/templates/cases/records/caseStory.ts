import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { named } from '../../../collections/named.ts';

const CASE_GROUNDS = ['vermilion', 'amber', 'warm', 'teal', 'indigo'] as const;

/** The colours that a case study's first band can have. */
export type CaseGround = (typeof CASE_GROUNDS)[number];

export const caseGround = z
  .enum(CASE_GROUNDS)
  .describe('Colour of its first band, and of the band that leads to it from another case study.');

export const caseGlance = several([4, 8], { label: line(24), value: line(90) }).describe(
  'Client and country, team, time, engagement model, services and the like, each in a few words.',
);

/** A screen of the same case study. */
export const ownScreen = z.number().int().min(1).describe('A screen of the product, counted from 1.');

/** What the top of a case study says whatever its form. */
export interface CaseTitle {
  /** Name of the product, set as large as the place allows. */
  name: string;
  title: string;
  summary: string;
  /** The result that its card shows. */
  result: string;
}

/** The words that open the page of a case study: those of its card. */
export async function caseTitle(slug: string): Promise<CaseTitle> {
  const { data } = await named('case-studies', slug);
  return { name: data.cardName, title: data.title, summary: data.summary, result: data.chartLine };
}
