import * as v from 'valibot';
import { isEmailAddress } from './email.ts';

export interface InquiryRules {
  /** Every dial code that may be chosen, such as `+1`. */
  dialCodes: ReadonlySet<string>;
  /** The contact page takes names of letters, marks, spaces, full stops, apostrophes and hyphens only. */
  lettersOnlyName?: boolean;
}

/** What form and service check of a field, in the order in which it is told. */
interface FieldRules {
  /** What is said of an empty one; without it the field may be empty. */
  required?: string;
  /** An inquiry may come without the field. Whatever else is missing counts as empty. */
  optional?: true;
  /** Longest accepted value, in characters (Unicode code points). */
  limit?: number;
  /** What else has to hold, and what is said where it does not. */
  checks?: readonly (readonly [holds: (value: string, rules: InquiryRules) => boolean, message: string])[];
  /** After the first attempt to send, what is wrong with it is told while it is edited. */
  live?: true;
}

/** What the service keeps and tells of a field. */
interface FieldRecord {
  /** The column in both databases. */
  column: string;
  /** What mails and the command line call it. */
  label: string;
  /** What the API's description says of it beside being required and the limit. */
  meaning?: string;
  /** May hold more than one line: it stands under the others, not among them. */
  multiline?: true;
}

/** The names of people in any script: letters, marks, space, full stop, apostrophe, hyphen. */
const lettersOnly = /^[\p{L}\p{M} .'’-]*$/u;

function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return /^https?:$/.test(protocol) && hostname.includes('.');
}

const table = {
  name: {
    required: 'Please share your name, so we can address you with a smile.',
    limit: 200,
    checks: [
      [
        (value, { lettersOnlyName = false }) => !lettersOnlyName || lettersOnly.test(value),
        'Enter a only alphabets characters only',
      ],
    ],
  },
  email: {
    required: 'Don’t forget to drop your email! We promise to handle it with care.',
    limit: 254,
    checks: [[isEmailAddress, 'Enter a valid email address']],
    live: true,
  },
  phoneNumber: {
    required: 'We’d love to have a quick call! Can we have your phone number, please?',
    checks: [
      [(value) => /^[0-9]*$/.test(value), 'Enter a only numeric value'],
      [({ length }) => length >= 8 && length <= 15, 'Enter a maximum length of 15 and a minimum length of 8'],
    ],
    live: true,
  },
  /** A dial code such as `+91`. */
  country: {
    required: 'Please select a country.',
    checks: [[(value, { dialCodes }) => dialCodes.has(value), 'Selected country code not found in the list']],
  },
  projectBrief: { required: 'Tell us about your project! The more details, the merrier!', limit: 10_000 },
  /** Address of the visitor's project; only the contact page asks for it. */
  link: {
    optional: true,
    limit: 2048,
    checks: [[(value) => value === '' || isWebAddress(value), 'Enter a valid website/app link']],
  },
  /** Path of the page the form was opened on, such as `/pricing/`. */
  pathName: { limit: 512 },
} as const satisfies Record<string, FieldRules>;

export type InquiryField = keyof typeof table;
type OptionalField = {
  [F in InquiryField]: (typeof table)[F] extends { optional: true } ? F : never;
}[InquiryField];

/** What a visitor sends: every value is text, exactly as typed. */
export type Inquiry = Record<Exclude<InquiryField, OptionalField>, string> &
  Partial<Record<OptionalField, string>>;
export type InquiryErrors = Partial<Record<InquiryField, string>>;

/**
 * The fields of an inquiry in the order in which a form asks for them, with what form and service check. The sentences are
 * those of the specification, word for word.
 */
export const inquiryFields: Readonly<Record<InquiryField, FieldRules>> = table;

/**
 * The same fields with what the service alone asks of them. Apart from {@link inquiryFields}, so that the browser, which
 * has no use for it, is not sent it.
 */
export const inquiryRecord: Readonly<Record<InquiryField, FieldRecord>> = {
  name: { column: 'name', label: 'Name' },
  email: { column: 'email', label: 'E-mail', meaning: 'exactly one address' },
  phoneNumber: {
    column: 'phone_number',
    label: 'Phone',
    meaning: '8 to 15 digits and nothing else',
  },
  country: {
    column: 'country',
    label: 'Dial code',
    meaning: 'a dial code of the country list, such as `+91`',
  },
  projectBrief: { column: 'project_brief', label: 'Project brief', multiline: true },
  link: { column: 'link', label: 'Link', meaning: 'Address of the project, optional' },
  pathName: { column: 'path_name', label: 'Sent from', meaning: 'Path of the page the form stands on' },
};

export const isInquiryField = (name: string): name is InquiryField => Object.hasOwn(inquiryFields, name);

/** The keys of an inquiry, in the order in which a form asks for them. */
export const fieldNames: readonly InquiryField[] = Object.keys(inquiryFields).filter(isInquiryField);

/**
 * Something that a reader sees: no space, control, filler or other invisible character, no blank that counts as a
 * letter or symbol (of Braille, of Egyptian hieroglyphs, of musical notes), and no mark, which only shows on another.
 */
const visible = /[^\s\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{1D159}]/u;

/** Length in characters; a line break counts once, as in a textarea, though a form post spells it with two. */
const lengthOf = (value: string) => [...value.replaceAll('\r\n', '\n')].length;

const schemaOf = ({ required, limit, checks = [] }: FieldRules, rules: InquiryRules) =>
  v.pipe(
    v.string(),
    ...(required ? [v.check((value: string) => visible.test(value), required)] : []),
    ...(limit
      ? [v.check((value: string) => lengthOf(value) <= limit, `Keep this under ${limit} characters`)]
      : []),
    ...checks.map(([holds, message]) => v.check((value: string) => holds(value, rules), message)),
  );

/**
 * The first broken rule of each field, in the order of the form; an empty object when the inquiry is sound.
 * A missing field counts as empty.
 */
export function findErrors(input: Partial<Inquiry>, rules: InquiryRules): InquiryErrors {
  return Object.fromEntries(
    fieldNames.flatMap((field) => {
      const schema = schemaOf(inquiryFields[field], rules);
      const { issues } = v.safeParse(schema, input[field] ?? '', { abortPipeEarly: true });
      return issues ? [[field, issues[0].message]] : [];
    }),
  );
}

const isOptional = (field: InquiryField): field is OptionalField => inquiryFields[field].optional === true;

/**
 * An inquiry, its keys in the order in which all that is written from it has them: those of every inquiry, then what may
 * be left out. `missing` stands in for a key that is not there.
 */
export const inquirySchema = (missing: string) =>
  v.object({
    ...v.entriesFromList(
      fieldNames.filter((field) => !isOptional(field)),
      v.optional(v.string(), missing),
    ),
    ...v.entriesFromList(fieldNames.filter(isOptional), v.exactOptional(v.string())),
  });
