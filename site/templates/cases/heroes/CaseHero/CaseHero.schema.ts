import { z } from 'astro/zod';
import { line, several } from '../../../../collections/fields.ts';
import { ownScreen } from '../../records/caseStory.ts';

const devices = z.strictObject({
  form: z.literal('devices'),
  devices: several([1, 3], ownScreen).describe(
    "Which of the product's screens stand on the band: two or three phones.",
  ),
});

const screen = z.strictObject({
  form: z.literal('screen'),
  screen: ownScreen.describe('The screen that fills the window from edge to edge: a board, counted from 1.'),
});

const half = z.strictObject({
  label: line(40).describe('When this was, and how: a few words over the screen.'),
  screen: ownScreen.describe('A board, counted from 1.'),
});

const pair = z.strictObject({
  form: z.literal('pair'),
  before: half.describe('How it was done, on the left.'),
  after: half.describe('How it is done now, on the right.'),
});

const letter = z.strictObject({
  form: z.literal('letter'),
  opening: line(200).describe("One or two sentences of the letter, set large: the writer's own words."),
  by: line(60).describe('Who says it, such as "Gurmeet Dhaliwal, landlord".'),
});

const number = z.strictObject({
  form: z.literal('number'),
  number: line(6).describe('The number that the heading or its summary says as well, such as "41".'),
});

/** What a case study shows first. Two neighbours of one template open with different ones. */
export const caseHeroSchema = z
  .discriminatedUnion('form', [devices, screen, pair, letter, number])
  .describe('Phones, a screen from edge to edge, two boards, a sentence of a letter, or one number.');

/** What an editor says of each form, by its name. */
export type CaseHeroes = {
  readonly [Hero in z.infer<typeof caseHeroSchema> as Hero['form']]: Hero;
};
