import { z } from 'astro/zod';
import { day, line, several } from '../../../../../collections/fields.ts';

const name = line(30).describe('What is shown, such as "A form\'s error".');
const note = line(220).describe('What the second language changes in the build.');
const words = line(46);

const samples = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('error'), name, first: words, second: words, note }),
  z.strictObject({ kind: z.literal('button'), name, first: words, second: words, note }),
  z.strictObject({ kind: z.literal('date'), name, day, note }),
  z.strictObject({ kind: z.literal('price'), name, amount: z.number(), note }),
]);

const language = z.strictObject({
  label: line(20).describe('Its name in itself, such as "Français".'),
  lang: z.string().regex(/^[a-z]{2}$/, 'Write two letters, such as fr.'),
  locale: z
    .string()
    .regex(/^[a-z]{2}-[A-Z]{2}$/, 'Write language and country, such as fr-CA.')
    .describe('Whose way of writing dates and prices holds, such as fr-CA.'),
});

export const languagePairsSchema = z.strictObject({
  heading: line(60).describe('Which languages a build speaks there. Write " & " for the ampersand.'),
  lede: line(480).describe(
    'Who asks for the second one, with source and year; links as `[words](https://…)`.',
  ),
  languages: z.tuple([language, language]),
  samples: several([3, 6], samples).describe(
    'The same thing in both languages; dates and prices are written by their locales.',
  ),
  letters: line(40).describe('Under a button and an error: {count} is filled in.'),
  limit: line(320).describe('What you do not do, such as translate.'),
});

export type LanguagePairs = z.infer<typeof languagePairsSchema>;
