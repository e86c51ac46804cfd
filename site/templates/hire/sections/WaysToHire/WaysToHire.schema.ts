import { z } from 'astro/zod';
import { icon, line, promiseFields } from '../../../../collections/fields.ts';

export const waysToHireSchema = z.strictObject({
  heading: line(60).describe('When the reader should hire somebody else.'),
  lede: line(480).describe(
    'Which other role is the better hire for what, with links such as `[iOS developer](/hire-ios-developers/)`, and when an employee, a freelancer or a service is.',
  ),
  benefits: z
    .strictObject({
      heading: line(50),
      own: z
        .strictObject({
          icon,
          title: line(40).describe('What comes with the hour, in a few words.'),
          text: line(140).describe('Who does it, when, and what happens otherwise.'),
          ...promiseFields,
        })
        .describe('What this role brings; daily updates and weekly demos follow it everywhere.'),
    })
    .describe('What comes with each hour at no extra rate.'),
});

export type WaysToHire = z.infer<typeof waysToHireSchema>;
