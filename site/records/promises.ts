import { z } from 'astro/zod';
import { byOrder } from '../collections/byOrder.ts';
import { icon, line, pagePath, ref } from '../collections/fields.ts';
import type { Certificate } from './certificates.ts';
import { allNamed, named } from '../collections/named.ts';
import { single } from '../collections/single.ts';
import { entriesOf } from '../collections/entries.ts';

/**
 * `content/records/promises/<name>.yaml`: a promise in a few fixed words, and what they mean. Any text of the content
 * may say `{promise:<name>}` for its short sentence, or `{promise:<name>.exception}` for another field.
 */
export const promiseSchema = z.strictObject({
  label: line(30).describe('The fixed words, such as "Strict NDA".'),
  icon,
  page: pagePath.describe('The page that says what the words mean.'),
  order: z.number().int().min(1).describe('Place in the list of all promises, counted from 1.'),
  note: line(48)
    .optional()
    .describe(
      'What words that say much rest on, beside them where nothing else says it: "34 of 34 controls, May 2026".',
    ),
  short: line(160).describe('The promise as one sentence that can be read alone.'),
  starts: line(160).describe('What the clock starts with.'),
  happens: line(240).describe('What happens, and by when.'),
  exception: line(180).optional().describe('What does not hold, and what the reader can do then.'),
  badge: z
    .strictObject({
      order: z.number().int().min(1).describe('Place in the row, counted from 1.'),
      text: line(140).optional().describe('What happens, when, and the exception, in one or two sentences.'),
      certificate: ref('certificates').optional().describe('The badge shows this certificate instead.'),
    })
    .refine(({ text, certificate }) => (text === undefined) !== (certificate === undefined), {
      error: 'Write either a text or the file name of a certificate.',
    })
    .optional()
    .describe('How it stands in the row of badges; leave it out to keep it from there.'),
});

type Promised = z.infer<typeof promiseSchema>;

/** The fixed words of a promise as a link to what they mean; `fact` names it for checks. */
export interface PromiseLabel {
  label: string;
  icon: string;
  page: string;
  /** What the words rest on, where they need it. */
  note?: string | undefined;
  fact: string;
}

const labelOf = (
  id: string,
  { label, icon, page, note }: Pick<Promised, 'label' | 'icon' | 'page' | 'note'>,
): PromiseLabel => ({
  label,
  icon,
  page,
  note,
  fact: id,
});

/** The promises with these ids, in this order. */
export const promises = async (ids: readonly string[]): Promise<PromiseLabel[]> =>
  (await allNamed('promises', ids)).map(({ id, data }) => labelOf(id, data));

/** A promise in full. */
export interface PromiseTold extends PromiseLabel {
  starts: string;
  happens: string;
  exception?: string | undefined;
}

/** Every promise in full, in order. */
export const promisesTold = async (): Promise<PromiseTold[]> =>
  byOrder(await entriesOf('promises')).map(({ id, starts, happens, exception, ...data }) => ({
    ...labelOf(id, data),
    starts,
    happens,
    exception,
  }));

const inWords = ({ standard, number, issuer, scope }: Certificate) =>
  [standard, number, issuer, scope].join(', ');

/** The promises in the row of badges, in order; one that rests on a certificate shows number, issuer and scope. */
export async function promiseBadges() {
  const badges = (await entriesOf('promises')).flatMap(({ id, data }) =>
    data.badge ? [{ ...labelOf(id, data), ...data.badge }] : [],
  );
  return Promise.all(
    badges
      .sort((a, b) => a.order - b.order)
      .map(async ({ certificate, text = '', ...badge }) => ({
        ...badge,
        text: certificate ? inWords((await named('certificates', certificate)).data) : text,
      })),
  );
}

/** The row of badges as entries under the heading that pages share. */
export async function badgeEntries() {
  const { heading } = (await single('shared-words')).trustBadges;
  const badges = await promiseBadges();
  return {
    heading,
    entries: badges.map(({ label, icon, page, fact, text }) => ({ icon, title: label, page, fact, text })),
  };
}
