import { z } from 'astro/zod';
import { fieldNames } from '../../contract/inquiry.ts';
import { line, ref, several } from '../collections/fields.ts';
import { noFields } from './form/draft.ts';

const withField = (most: number, ...names: string[]) =>
  line(most).refine(
    (text) => names.every((name) => text.includes(`{${name}}`)),
    `Keep ${names.map((name) => `{${name}}`).join(' and ')} in this text; it is filled in.`,
  );

/** `content/popup.yaml`: words of the contact pop-up and of the contact page's form. */
export const popupSchema = z.strictObject({
  panel: z
    .strictObject({
      title: line(40).describe('Headline; write " & " for the ampersand that the design sets apart.'),
      subtitle: line(110).describe(
        'One or two sentences under it: when you reply, and what to do if nobody did.',
      ),
      promises: several([1, 3], ref('promises')).describe(
        'The promises beside the form, each linked to the page that says what it means.',
      ),
      reviews: z
        .strictObject({
          label: line(40),
          slide: withField(30, 'at', 'all'),
          previous: line(40),
          next: line(40),
        })
        .describe('What screen readers say of the stack of cards.'),
      logos: line(40).describe('What screen readers say of the logo strip.'),
      pause: line(30).describe('The button that stops what moves; its words begin with "Pause".'),
      play: line(30).describe('The same button while things stand still.'),
    })
    .describe('The left half, which wide windows show.'),
  form: z
    .strictObject({
      title: line(40),
      lede: line(80),
      close: line(20),
      phoneHead: line(30),
      labels: z
        .record(z.enum(fieldNames.filter((field) => field !== 'pathName')), line(40))
        .describe('What the fields are called; the contact page alone shows those of `country` and `link`.'),
      projectBriefHint: line(80),
      projectBriefExample: line(80),
      honeypot: line(40),
      submit: line(30),
      sending: line(30).describe('The button while the form is on its way; screen readers hear it too.'),
      privacy: z.strictObject({ before: line(60), link: line(30) }),
      summary: several(Object.keys(noFields).length, line(60)).describe(
        'One entry for one field in error, one for two, and so on.',
      ),
      kept: line(60),
    })
    .describe('Title, labels and hints of the form.'),
  countries: z
    .strictObject({
      button: withField(60, 'country', 'code'),
      search: line(40),
      list: line(40),
      none: line(40),
      first: z
        .array(z.string().regex(/^[A-Z]{2}$/, 'Write the two capital letters of the country, such as CA.'))
        .describe('ISO codes of the home markets, which the list names after the United States.'),
      everyday: z
        .record(
          z.string().regex(/^[A-Z]{2}$/, 'Write the two capital letters of the country, such as GB.'),
          several(
            [1],
            z.string().regex(/^[\p{Ll} ]+$/u, 'Write small letters and spaces alone, such as usa.'),
          ),
        )
        .describe('What countries are called every day, by their ISO codes: the list is searched by it.'),
      extension: withField(110, 'number').describe(
        'Said where a number came with an extension; {number} is that.',
      ),
    })
    .describe('The choice of a country and its dial code.'),
  failures: z
    .strictObject({
      title: line(60),
      response: withField(140, 'email').describe('The server refused.'),
      network: withField(140, 'email').describe('The server could not be reached.'),
      offline: withField(140, 'email').describe("The visitor's device has no connection."),
      online: withField(140, 'email').describe(
        'It had none when the form was to be sent, and has one again.',
      ),
      restore: line(30),
    })
    .describe('What the form says when it could not be sent.'),
  note: z
    .strictObject({
      sending: line(80),
      stay: line(30).describe('The button for a visitor who does not want the confirmation page.'),
      staying: line(80).describe('After that button, until the brief has arrived.'),
      sent: line(60),
      confirmation: line(40).describe('The link to the confirmation page.'),
      back: line(30).describe('The button that opens the pop-up again where the brief was not sent.'),
    })
    .describe('What the page says once the pop-up was closed while the form is on its way.'),
});

export type PopupWords = z.infer<typeof popupSchema>;

/** Words of the choice of a dial code. */
export type CountryWords = Omit<PopupWords['countries'], 'everyday' | 'first'>;
