import * as v from 'valibot';
import { malformed } from '../http/problem.ts';
import type { DeskForms, DeskPost } from '../../contract/desk.ts';

/** Text that both databases keep as it is, and that a page shows as it is. */
const text = v.pipe(v.string(), v.regex(/^[^\p{Cc}]*$/u));
/** The same with tabs and line breaks. */
const texts = v.pipe(
  v.string(),
  v.transform((value) => value.replaceAll('\r\n', '\n')),
  v.regex(/^(?:[^\p{Cc}]|[\t\n])*$/u),
);
const guarded = { csrf: text };
const aboutInquiry = { ...guarded, version: v.pipe(v.string(), v.regex(/^\d{1,9}$/)) };

/** Reads a form of exactly these fields. */
const reader = <Fields extends v.ObjectEntries>(fields: Fields) => {
  const schema = v.strictObject(fields);
  return (body: unknown) => {
    const result = v.safeParse(schema, body);
    if (result.success) return result.output;
    throw malformed('The form is none of the desk.');
  };
};

/** The fields of each form. */
const forms: { [Post in DeskPost]: (body: unknown) => DeskForms[Post] } = {
  signIn: reader({ email: text, next: text }),
  code: reader({ code: text, next: text }),
  link: reader(guarded),
  signOut: reader(guarded),
  endSession: reader({ ...guarded, session: text }),
  endOthers: reader(guarded),
  search: reader({ ...guarded, words: text, before: text }),
  take: reader(aboutInquiry),
  giveBack: reader(aboutInquiry),
  handOver: reader({ ...aboutInquiry, to: text }),
  answered: reader(aboutInquiry),
  aside: reader({ ...aboutInquiry, words: texts }),
  reopen: reader(aboutInquiry),
  genuine: reader(aboutInquiry),
  suspect: reader(aboutInquiry),
  note: reader({ ...aboutInquiry, words: texts }),
  redeliver: reader(aboutInquiry),
  eraseCode: reader(aboutInquiry),
  erase: reader({ ...aboutInquiry, code: text }),
  exportCode: reader(guarded),
  export: reader({ ...guarded, code: text, format: v.picklist(['csv', 'json']) }),
};

/** What was posted, if it is what the form posts. @throws {Problem} otherwise */
export const readForm = <Post extends DeskPost>(post: Post, body: unknown): DeskForms[Post] =>
  forms[post](body);

/** The token in a form: in its body, and nowhere else. */
export const tokenIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'csrf' in body && typeof body.csrf === 'string'
    ? body.csrf
    : '';
