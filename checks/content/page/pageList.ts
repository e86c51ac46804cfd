import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

const pageListSchema = v.object({
  pages: v.array(
    v.object({
      /** Address as visitors see it, such as `/hire-flutter-developers/`. */
      path: v.pipe(v.string(), v.startsWith('/')),
      /** Its collection; the report compares the pages of a collection. */
      kind: v.string(),
      /** How many words its text may have, least and most. */
      words: v.optional(v.tuple([v.number(), v.number()])),
      /** The most headings of sections. */
      headings: v.optional(v.number()),
      /** Whose words it reports; some rules spare it for that. */
      tells: v.optional(v.picklist(['cases', 'opinions', 'records'])),
      /** Whether people find it through web search. */
      searched: v.optional(v.boolean(), false),
      /** Words that only name what this page is about, its entry's `keywords`; masked before pages are compared. */
      keywords: v.array(v.string()),
    }),
  ),
  /** The `data-fact` slugs of the company figures, the ids of the content's figures. */
  figures: v.array(v.string()),
  /** The wording of facts and promises that every page may repeat. */
  saidOnce: v.optional(v.array(v.string()), []),
  /** What buttons to the form may say. */
  actions: v.optional(v.array(v.string()), []),
});

export type PageList = v.InferOutput<typeof pageListSchema>;

/** The list of pages that the build writes beside the site; undefined if there is none. Throws if it is malformed. */
export async function readPageList(file: string): Promise<PageList | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const result = v.safeParse(pageListSchema, JSON.parse(text));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}
