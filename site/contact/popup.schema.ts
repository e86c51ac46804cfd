import { z } from 'astro/zod';
import { icon, line, pagePath } from '../lib/fields.ts';

const withField = (most: number, ...names: string[]) =>
  line(most).refine(
    (text) => names.every((name) => text.includes(`{${name}}`)),
    `Keep ${names.map((name) => `{${name}}`).join(' and ')} in this text; it is filled in.`,
  );

/** `content/popup.yaml`: words of the contact pop-up and of the contact page's form. */
export const popupSchema = z.strictObject({
  /** The left half, which wide windows show. */
  panel: z.strictObject({
    /** Headline; write " & " for the ampersand that the design sets apart. */
    title: line(40),
    /** One or two sentences under it: when you reply, and what to do if nobody did. */
    subtitle: line(110),
    /** The promises beside the form, each linked to the page that says what it means. */
    promises: z
      .array(z.strictObject({ icon, label: line(30), page: pagePath }))
      .min(1)
      .max(3),
    /** What screen readers say of the stack of cards. */
    reviews: z.strictObject({
      label: line(40),
      slide: withField(30, 'at', 'all'),
      previous: line(40),
      next: line(40),
    }),
    /** What screen readers say of the logo strip. */
    logos: line(40),
    /** The button that stops what moves; its words begin with "Pause". */
    pause: line(30),
    /** The same button while things stand still. */
    play: line(30),
  }),
  /** Title, labels and hints of the form. */
  form: z.strictObject({
    title: line(40),
    lede: line(80),
    close: line(20),
    phoneHead: line(30),
    name: line(30),
    email: line(30),
    phoneNumber: line(30),
    projectBrief: line(30),
    projectBriefHint: line(80),
    projectBriefExample: line(80),
    country: line(30),
    link: line(40),
    honeypot: line(40),
    submit: line(30),
    sending: line(30),
    privacy: z.strictObject({ before: line(60), link: line(30) }),
    /** One entry for one field in error, one for two, and so on. */
    summary: z.tuple([line(60), line(60), line(60), line(60)]),
    kept: line(60),
  }),
  /** The choice of a country and its dial code. */
  countries: z.strictObject({
    button: withField(60, 'country', 'code'),
    search: line(40),
    list: line(40),
    none: line(40),
  }),
  /** What the form says when it could not be sent. */
  failures: z.strictObject({
    title: line(60),
    /** The server refused. */
    response: withField(140, 'email'),
    /** The server could not be reached. */
    network: withField(140, 'email'),
    /** The visitor's device has no connection. */
    offline: withField(140, 'email'),
    restore: line(30),
  }),
});

export type PopupWords = z.infer<typeof popupSchema>;
