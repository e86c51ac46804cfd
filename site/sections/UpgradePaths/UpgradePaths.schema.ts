import { z } from 'astro/zod';
import { line } from '../../lib/fields.ts';

export const upgradePathsSchema = z.strictObject({
  /** From where one comes and what it costs. Write " & " for the ampersand. */
  heading: line(60),
  /** What a bar is, and for how large an app it is counted. */
  lede: line(240),
  /** The ways, the shortest first. */
  paths: z
    .array(
      z
        .strictObject({
          /** What stands today, such as "React 17". */
          from: line(24),
          /** What stands afterwards, such as "React 19". */
          to: line(24),
          /** Days of one developer; each is one bar of the drawing. */
          days: z.strictObject({ least: z.number().int().min(1), most: z.number().int().min(1).max(40) }),
          /** What changes, what breaks, and what one does not touch. */
          text: line(300),
        })
        .refine(({ days }) => days.least <= days.most, {
          path: ['days', 'most'],
          error: 'The larger number of days is below the smaller one.',
        }),
    )
    .min(2)
    .max(5),
  /** When an upgrade is not worth it. */
  note: line(300),
});

export type UpgradePaths = z.infer<typeof upgradePathsSchema>;
