import { z } from 'astro/zod';
import { line, pagePath } from '../../lib/fields.ts';

export const engagementModelsSchema = z.strictObject({
  /** The heading over the models. Write " & " for the ampersand. */
  heading: line(60),
  /** The words over the plans. */
  plansHeading: line(60),
});

/** `content/engagement/<name>.yaml`: one way to work with you, as a column. */
export const engagementModelSchema = z.strictObject({
  /** The name of the model. */
  name: line(20),
  /** Under the name: one or two sentences. */
  summary: line(110),
  /** The lines of the column; give every model the same labels in the same order, so that they can be compared. */
  lines: z
    .array(z.strictObject({ label: line(24), value: line(32) }))
    .min(1)
    .max(6),
  /** The way on. The contact page opens the form; another page is linked once it is built. */
  action: z.strictObject({
    label: line(30),
    page: pagePath,
    /** Where it leads until that page is built, such as /#process. */
    until: pagePath.optional(),
  }),
  /** True for the one model that you would choose for most; it stands out. */
  recommended: z.boolean(),
  /** Place in the row, counted from 1. */
  order: z.number().int().min(1),
});

/** `content/plans/<name>.yaml`: how much of a person's time a client takes. */
export const planSchema = z.strictObject({
  /** The name of the plan. */
  name: line(20),
  /** Hours, in the words that stand everywhere, such as "8 hours a day, 160 a month". */
  hours: line(60),
  /** The hours that a month is reckoned with; for a plan by the hour the smallest number. */
  monthHours: z.number().int().min(1).max(400),
  /** Place in the row, counted from 1. */
  order: z.number().int().min(1),
});

export type EngagementModels = z.infer<typeof engagementModelsSchema>;
export type EngagementModel = z.infer<typeof engagementModelSchema>;
export type Plan = z.infer<typeof planSchema>;
