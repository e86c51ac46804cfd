import { z } from 'astro/zod';
import { icon, line, promiseFields } from '../../../../collections/fields.ts';

export const waysToHireSchema = z.strictObject({
  heading: line(60).describe('When the reader should hire somebody else.'),
  lede: line(480).describe(
    'Which other role is the better hire for what, with links such as `[iOS developer](/hire-ios-developers/)`, and when an employee, a freelancer or a service is.',
  ),
  ownBenefit: z
    .strictObject({
      icon,
      title: line(40).describe('What comes with the hour, in a few words.'),
      ...promiseFields,
    })
    .optional()
    .describe('What this role brings beside what every plan includes.'),
});

export type WaysToHire = z.infer<typeof waysToHireSchema>;
