import { z } from 'astro/zod';
import { pageKinds } from '../collections/addresses.ts';
import { namesIn } from '../collections/contentNames.ts';
import { cards } from '../kinds.ts';
import { line, link, pagePath, several } from '../collections/fields.ts';

const withQuery = (most: number, ...names: string[]) =>
  line(most).refine(
    (text) => ['query', ...names].every((name) => text.includes(`{${name}}`)),
    `Keep ${['query', ...names].map((name) => `{${name}}`).join(' and ')} in this text; it is filled in.`,
  );

/** Kinds of which there are pages that search engines may list. */
const listedKinds = () =>
  cards.flatMap(([name, card]) =>
    pageKinds.filter(
      (kind) => kind === name && card.address !== undefined && !card.unlisted && namesIn(kind).length > 0,
    ),
  );

const smallWord = z.string().regex(/^[\p{Ll}\p{N}]+$/u, 'Write one word in small letters.');

/** `content/search.yaml`: words of the search wherever it opens. */
export const searchSchema = z.strictObject({
  link: line(20).describe('Name of the link in the header.'),
  title: line(40).describe('Name of the window that it opens.'),
  field: line(60).describe('Label of the field.'),
  close: line(20),
  hint: line(140).describe('What stands there before anything is typed.'),
  popular: z
    .strictObject({ heading: line(40), links: several([0, 8], link) })
    .describe('Pages that many look for, below the hint.'),
  tooLong: line(140).describe(
    'When more is typed than is searched for; {limit} becomes the number of characters.',
  ),
  key: line(60).describe('The choice whether the key "/" opens the search.'),
  waiting: line(60).describe('While the index is fetched.'),
  failed: line(140).describe('When it cannot be read.'),
  allPages: line(40).describe('The link to the page that lists all pages.'),
  results: z
    .strictObject({
      one: withQuery(60),
      all: withQuery(60, 'count').describe('All pages that were found are shown.'),
      instead: withQuery(120, 'instead').describe(
        'No page has the word, but some have one that is nearly the same.',
      ),
      part: withQuery(120).describe('No page has all of the words, but some have a few of them.'),
      best: withQuery(80, 'count', 'shown').describe('The first of them are shown.'),
      more: line(30).describe('The button that shows more of them.'),
    })
    .describe('What is said of the pages that were found.'),
  nothing: z
    .strictObject({
      text: withQuery(90),
      advice: line(140).describe('What to try next.'),
      links: several([1, 4], link).describe('Where to go instead.'),
      ask: line(40).describe('The link that opens the contact form.'),
      brief: withQuery(120).describe('The first sentence of the brief in that form.'),
    })
    .describe('What is said when nothing was found.'),
  ignored: z.array(smallWord).describe('Words of questions that name nothing, such as how and the.'),
  endings: z.array(smallWord).describe('Endings in which forms of a word differ, such as s and ing.'),
  calls: z
    .array(z.strictObject({ page: pagePath, words: several([1], line(40)) }))
    .describe('What visitors call a page that calls itself otherwise.'),
  groups: z
    .array(
      z.strictObject({
        name: line(30),
        kinds: several([1], z.enum(pageKinds)).describe('Kinds of pages that belong to it.'),
      }),
    )
    .superRefine((groups, context) => {
      const grouped = new Set(groups.flatMap(({ kinds }) => kinds));
      const left = listedKinds().filter((kind) => !grouped.has(kind));
      if (left.length > 0)
        context.addIssue(
          `No group holds the pages of ${left.join(', ')}: name each among the "kinds" of one.`,
        );
    })
    .describe('The heads under which pages are listed; each kind of page belongs to one.'),
});

export type SearchWords = z.infer<typeof searchSchema>;
