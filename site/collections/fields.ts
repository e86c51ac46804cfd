import { z } from 'astro/zod';
import type { Collection } from './contentFiles.ts';
import { among, namesFrom } from './among.ts';
import { folderOf, namesIn } from './contentNames.ts';
import { lucideNames } from '../lib/iconNames.ts';
import { pageName } from './pageNames.ts';

/** One line of text that an editor must fill: no empty string, no line break. */
export const line = (most: number) =>
  z
    .string({ error: ({ code }) => (code === 'invalid_type' ? 'Write a text here.' : undefined) })
    .trim()
    .min(1, 'Write a text here; it may not be empty.')
    .max(most)
    .regex(/^[^\n]*$/, 'Keep this on one line.');

/** How many entries a list has: so many, or the least and the most. */
type Count = number | readonly [least: number, most?: number];

/** A list of so many entries. An entry is what one schema checks, or an object with these fields and no others. */
export function several<Entry extends z.ZodType>(count: Count, entry: Entry): z.ZodArray<Entry>;
export function several<Fields extends z.ZodRawShape>(
  count: Count,
  fields: Fields,
): z.ZodArray<z.ZodObject<Fields, z.core.$strict>>;
export function several(count: Count, entry: z.ZodType | z.ZodRawShape): z.ZodArray {
  const list = z.array(entry instanceof z.ZodType ? entry : z.strictObject(entry));
  if (typeof count === 'number') return list.length(count);
  const [least, most] = count;
  return most === undefined ? list.min(least) : list.min(least).max(most);
}

/** A path of this site with a slash at both ends, such as `/pricing/`; it is linked once its page is built. */
export const pagePath = z
  .string()
  .regex(
    /^\/(?:[\w.-]+\/)*(?:#[\w-]+)?$/,
    'Write the path of a page of this site with a slash at both ends, such as /pricing/.',
  );

/** The name of a file of another collection, or of one of several, without its ending; the file has to be there. */
export const ref = (...collections: readonly [Collection, ...Collection[]]) => {
  const folders = collections.map(folderOf).join(' or ');
  return z
    .string({ error: `Write the name of a file in ${folders}.` })
    .superRefine(
      among(
        () => collections.flatMap(namesIn),
        (name) => `"${name}" is no file in ${folders}.`,
      ),
    )
    .meta({ ref: collections.join(' ') });
};

interface Target {
  label?: string | undefined;
  page: string;
  until?: string | undefined;
}

/**
 * Requires a label for a link to a place on a page, and forbids one for a whole page, which has the same name
 * everywhere.
 */
export function refuseSpunLabel({ label, page, until }: Target, context: z.core.$RefinementCtx): void {
  const name = pageName(page);
  const issue = (message: string) => context.addIssue({ code: 'custom', path: ['label'], message });
  if (page.includes('#') || (name === undefined && until !== undefined)) {
    if (label === undefined) issue('Write what the link says.');
  } else if (label !== undefined && name !== undefined)
    issue(`Leave the label out: links call this page "${name}", as it calls itself.`);
}

/** A link with its own label, or the name of its page. */
export const withLabel = <Link extends Target>(to: Link) => ({
  ...to,
  label: to.label ?? pageName(to.page) ?? to.page,
});

export const linkFields = {
  label: line(60)
    .optional()
    .describe('What the link says, only for a place on a page (`#…`); a whole page is called by its name.'),
  page: pagePath.describe('The page it leads to, such as `/pricing/`.'),
};

/** A link with its words. */
export const link = z.strictObject(linkFields).superRefine(refuseSpunLabel).transform(withLabel);

/** Name of a Lucide icon (https://lucide.dev/icons), such as `file-lock`. */
export const icon = z
  .string({ error: 'Write the name of a Lucide icon, such as file-lock.' })
  .superRefine(
    among(lucideNames, (name) => `There is no icon "${name}"; https://lucide.dev/icons lists the names.`),
  );

const cities = () =>
  namesFrom('agency', ({ offices }) =>
    Array.isArray(offices) ? offices.map((office) => String(Object(office).city)) : [],
  );

/** The city of one of the agency's offices. */
export const officeCity = line(40).superRefine(
  among(cities, (city) => `agency.yaml names no office in "${city}".`),
);

/** What search engines and shared links show of a page. */
export const seo = z.strictObject({
  title: line(60).describe(
    "Title of the browser tab and of search results, without the agency's name; unique on the site.",
  ),
  description: line(160).describe(
    'One or two sentences under the title in search results; unique on the site.',
  ),
});

/** Name of a fixed fact or promise that some words state, such as `weekly-demos`. */
export const factName = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'Write a name in lower case with hyphens, such as weekly-demos.')
  .optional()
  .describe('Name of a fixed promise that this states, such as weekly-demos.');

/** What may be said of a promise beside its words: where it is told in full, and its name. */
export const promiseFields = {
  page: pagePath
    .optional()
    .describe('The page that says what a promise means; the title is linked once that page is built.'),
  fact: factName,
};

/** What a page is called in the breadcrumb. */
export const crumb = line(30).describe('Short name of the page in its breadcrumb.');

/** The entry of a page: what search engines show of it, its name in the breadcrumb, and its parts. */
export const pageSchema = <Parts extends z.ZodRawShape>(parts: Parts) =>
  z.strictObject({ seo, crumb, ...parts });

/** Words that only name the subject of a page; `what` says which. */
export const keywords = (what: string) =>
  z.array(line(40)).min(1).describe(`${what}; the check for repeated text reads past them.`);

/** A day such as 2026-11-21. YAML parses it as a date, or as text if quoted; both are accepted. */
export const day = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  z.iso.date('Write the day as year-month-day, such as 2026-11-21.'),
);

/** A time of day such as 09:00. */
export const time = z
  .string()
  .regex(/^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/, 'Write the time with four digits, such as 09:00.');

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Name of a time zone in the IANA list, such as Asia/Kolkata. */
export const timeZone = z.string().refine(isTimeZone, 'Write a time zone such as Asia/Kolkata.');

/** The picture of a quoted person; without one a tile is drawn. */
export const pictureFields = {
  image: z
    .string()
    .regex(/^[\w-]+\.(?:avif|webp|jpg|png|svg)$/, 'Write the name of a picture beside this file.')
    .optional()
    .describe('Name of a picture beside this file, such as `ira-devan.webp`; square, 112 pixels or more.'),
  alt: line(125).optional().describe('What the picture shows; without it a drawn tile says that it is one.'),
};
