import { z } from 'astro/zod';
import { line } from './fields.ts';

/** A fact about a company: the head of its column, and what is read out where an icon stands for it. */
const fact = z.strictObject({
  label: line(24),
  alt: line(60),
  /** The fact in a few words: `{value}` becomes the value, such as "since {value}"; `{currency}` is known too. */
  words: line(40),
});

/** `content/ranking-labels/labels.yaml`: the words that all rankings share. */
export const rankingLabelsSchema = z.strictObject({
  /** Names of the categories by the last part of their address, such as `healthcare-app-development`. */
  categories: z.record(z.string(), line(30)),
  /** The hub's name in the breadcrumb. */
  crumb: line(30),
  /** Three letters of the currency of all rates, such as USD. */
  currency: z.string().regex(/^[A-Z]{3}$/, 'Write the three letters of the currency, such as USD.'),
  rank: line(16),
  company: line(16),
  /** Head of the column of totals, which are out of ten. */
  score: line(20),
  rate: fact,
  employees: fact,
  location: fact,
  founded: fact,
  /** `{stars}` and `{reviews}` in its alt text and its words become the numbers. */
  stars: fact,
  /** Stands over what a company is weak in. */
  weakness: line(30),
  /** Before the day of the last update, on rankings. */
  updated: line(30),
  /** Before the day of the last review, on the page about the method. */
  reviewed: line(30),
  /** The promise that holds for every list, in one sentence. */
  unranked: line(90),
  /** What says that companies are invented; shown while one of them is. */
  demoNotice: line(140),
});

export type RankingLabels = z.infer<typeof rankingLabelsSchema>;
