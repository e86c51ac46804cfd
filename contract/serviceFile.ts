import * as v from 'valibot';

const path = v.pipe(v.string(), v.startsWith('/'));

/**
 * A place in the built contact page that the service fills when it returns a refused form. `at` is an index into the
 * page's text (UTF-16 code units); slots are sorted by it.
 */
const slot = v.variant('kind', [
  /** Inside the start tag of an input: the service writes ` value="…"`. */
  v.object({ kind: v.literal('value'), field: v.string(), at: v.number() }),
  /** Inside a textarea: the service writes the text. */
  v.object({ kind: v.literal('text'), field: v.string(), at: v.number() }),
  /** Inside the start tag of an option: the service writes ` selected` at the first with the sent value. */
  v.object({ kind: v.literal('option'), field: v.string(), value: v.string(), at: v.number() }),
  /** Inside the start tag of a control: the service writes ` aria-invalid="true" aria-describedby="…"`. */
  v.object({ kind: v.literal('invalid'), field: v.string(), describedBy: v.string(), at: v.number() }),
  /** Inside the element that shows a field's message. */
  v.object({ kind: v.literal('message'), field: v.string(), at: v.number() }),
  /** Inside the element at the top that says what went wrong. */
  v.object({ kind: v.literal('alert'), at: v.number() }),
]);

/**
 * A place in a built page of which the service shows what holds for one inquiry. What stands between `at` and `end` is
 * left out; slots are sorted by `at`.
 */
const pageSlot = v.variant('kind', [
  /** An element that is shown when one of its parts is, and left out otherwise. */
  v.object({ kind: v.literal('part'), parts: v.array(v.string()), at: v.number(), end: v.number() }),
  /** The attribute that hides such an element where nobody fills the page. */
  v.object({ kind: v.literal('hidden'), at: v.number(), end: v.number() }),
  /** Inside an element: the service writes the text of this name. */
  v.object({ kind: v.literal('text'), name: v.string(), at: v.number() }),
  /** Inside a start tag: the service writes an attribute with the text of this name, if there is one. */
  v.object({ kind: v.literal('attribute'), name: v.string(), attribute: v.string(), at: v.number() }),
]);

/** A built page that the service fills; as it was built, it is the one where there is no inquiry. */
const filledPage = v.object({ page: path, slots: v.array(pageSlot) });

/** What the service needs to know of the content; the build writes it to `build/service.json`. */
export const serviceFile = v.object({
  /** The agency's name, with which mails are signed. */
  brand: v.string(),
  /** The language of the site, such as `en-CA`. */
  language: v.string(),
  /** Sender and sales inbox, unless the settings name others. */
  mail: v.object({ from: v.string(), to: v.string() }),
  /** The fixed acknowledgement to the visitor, sent only when `AUTO_REPLY` is on. */
  autoReply: v.object({ subject: v.string(), text: v.string() }),
  /** Every dial code of the country list, such as `+1`. */
  dialCodes: v.array(v.string()),
  /** Aliases and the pages they redirect to, path to path, with status 308. */
  redirects: v.record(path, path),
  /** Headers of every answer. */
  headers: v.record(v.string(), v.string()),
  /** Headers that pages and API answers add or override; for scripts, styles and pictures they have no meaning. */
  pageHeaders: v.record(v.string(), v.string()),
  /** Headers that single files override, by path. */
  fileHeaders: v.record(path, v.record(v.string(), v.string())),
  /** The contact page and the places in it that a refused form fills. */
  form: v.object({
    page: path,
    thanks: path,
    /** The message at the top of a refused form, by cause; the build fills in `{email}`. */
    alerts: v.object({
      invalid: v.string(),
      malformed: v.string(),
      origin: v.string(),
      tooMany: v.string(),
      unavailable: v.string(),
    }),
    slots: v.array(slot),
  }),
  /** The page of an inquiry's visitor, and that to which the links of mails lead. */
  visitorPage: filledPage,
  linkPage: filledPage,
});

export type ServiceFile = v.InferOutput<typeof serviceFile>;
export type FormSlot = v.InferOutput<typeof slot>;
export type FilledPage = v.InferOutput<typeof filledPage>;
export type PageSlot = FilledPage['slots'][number];
