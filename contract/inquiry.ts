import * as v from 'valibot';
import { isEmailAddress } from './email.ts';

/** What a visitor sends: every value is text, exactly as typed. `country` is a dial code such as `+91`. */
export interface Inquiry {
  name: string;
  email: string;
  phoneNumber: string;
  country: string;
  projectBrief: string;
  /** Path of the page the form was opened on, such as `/pricing/`. */
  pathName: string;
  /** Address of the visitor's project; only the contact page asks for it. */
  link?: string;
}

export type InquiryField = keyof Inquiry;
export type InquiryErrors = Partial<Record<InquiryField, string>>;

/** The keys of an inquiry, in the order in which a form asks for them. */
export const inquiryFields = [
  'name',
  'email',
  'phoneNumber',
  'country',
  'projectBrief',
  'link',
  'pathName',
] as const;

/** Longest accepted values, in characters (Unicode code points). */
export const limits = { name: 200, email: 254, projectBrief: 10_000, pathName: 512, link: 2048 } as const;

/** Shortest and longest phone number, in digits, without the dial code. */
export const phoneDigits = { min: 8, max: 15 } as const;

/** The sentences of the specification, word for word. */
export const messages = {
  nameRequired: 'Please share your name, so we can address you with a smile.',
  nameLetters: 'Enter a only alphabets characters only',
  emailRequired: 'Don’t forget to drop your email! We promise to handle it with care.',
  emailInvalid: 'Enter a valid email address',
  phoneRequired: 'We’d love to have a quick call! Can we have your phone number, please?',
  phoneNumeric: 'Enter a only numeric value',
  phoneLength: 'Enter a maximum length of 15 and a minimum length of 8',
  countryRequired: 'Please select a country.',
  countryUnknown: 'Selected country code not found in the list',
  briefRequired: 'Tell us about your project! The more details, the merrier!',
  linkInvalid: 'Enter a valid website/app link',
  tooLong: (limit: number) => `Keep this under ${limit} characters`,
} as const;

export interface InquiryRules {
  /** Every dial code that may be chosen, such as `+1`. */
  dialCodes: ReadonlySet<string>;
  /** The contact page takes names of letters, marks, spaces, full stops, apostrophes and hyphens only. */
  lettersOnlyName?: boolean;
}

/**
 * Something that a reader sees: no space, control, filler or other invisible character, no blank that counts as a
 * letter or symbol (of Braille, of Egyptian hieroglyphs, of musical notes), and no mark, which only shows on another.
 */
const visible = /[^\s\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{1D159}]/u;

const required = (message: string) => v.check((value: string) => visible.test(value), message);

/** Length in characters; a line break counts once, as in a textarea, though a form post spells it with two. */
const lengthOf = (value: string) => [...value.replaceAll('\r\n', '\n')].length;
const atMost = (limit: number) =>
  v.check((value: string) => lengthOf(value) <= limit, messages.tooLong(limit));

/** The names of people in any script: letters, marks, space, full stop, apostrophe, hyphen. */
const lettersOnly = /^[\p{L}\p{M} .'’-]*$/u;

function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return /^https?:$/.test(protocol) && hostname.includes('.');
}

/** The rules of each field, in the order in which they are told. */
const rulesOf = ({ dialCodes, lettersOnlyName = false }: InquiryRules) => ({
  name: v.pipe(
    v.string(),
    required(messages.nameRequired),
    atMost(limits.name),
    v.check((value) => !lettersOnlyName || lettersOnly.test(value), messages.nameLetters),
  ),
  email: v.pipe(
    v.string(),
    required(messages.emailRequired),
    atMost(limits.email),
    v.check(isEmailAddress, messages.emailInvalid),
  ),
  phoneNumber: v.pipe(
    v.string(),
    required(messages.phoneRequired),
    v.check((value) => /^[0-9]*$/.test(value), messages.phoneNumeric),
    v.check(({ length }) => length >= phoneDigits.min && length <= phoneDigits.max, messages.phoneLength),
  ),
  country: v.pipe(
    v.string(),
    required(messages.countryRequired),
    v.check((value) => dialCodes.has(value), messages.countryUnknown),
  ),
  projectBrief: v.pipe(v.string(), required(messages.briefRequired), atMost(limits.projectBrief)),
  pathName: v.pipe(v.string(), atMost(limits.pathName)),
  link: v.pipe(
    v.string(),
    atMost(limits.link),
    v.check((value) => value === '' || isWebAddress(value), messages.linkInvalid),
  ),
});

/**
 * The first broken rule of each field, in the specification's words; an empty object when the inquiry is sound.
 * A missing field counts as empty.
 */
export function findErrors(input: Partial<Inquiry>, rules: InquiryRules): InquiryErrors {
  const schemas = rulesOf(rules);
  return Object.fromEntries(
    inquiryFields.flatMap((field) => {
      const { issues } = v.safeParse(schemas[field], input[field] ?? '', { abortPipeEarly: true });
      return issues ? [[field, issues[0].message]] : [];
    }),
  );
}
