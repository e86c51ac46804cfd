import { getCollection } from 'astro:content';
import { addressOf, pageKinds, type PageKind } from '../collections/addresses.ts';
import { buildDay } from '../time/buildMoment.ts';
import { fill } from '../collections/fill.ts';
import { isWritten } from '../collections/isWritten.ts';
import { onceABuild } from '../lib/onceABuild.ts';
import { changedDay } from './changedDays.ts';

/** A page that search engines may list. */
export interface SitePage {
  kind: PageKind;
  /** Such as `/services/web-development/`. */
  path: string;
  title: string;
  description: string;
  /** Day of its last change, such as 2026-11-23, where one is known. */
  changed: string | undefined;
}

/** Pages that are kept out of search engines. */
const unlisted: readonly PageKind[] = ['thank-you', 'search', 'offline'];

interface Seo {
  title: string;
  description: string;
}

/** A page's words for search engines: on top of its file, or in the half that is written with its text. */
type Worded = { seo?: Seo } & {
  article?: { seo: Seo; updated?: string | undefined } | undefined;
  story?: { heading?: string; seo?: Seo } | undefined;
  updated?: string | undefined;
  published?: string | undefined;
  companies?: readonly unknown[] | undefined;
  /** The last day on which search engines may list it. */
  closes?: string | undefined;
};

/** A role that is closed stands for those who have its address, and is listed no more. */
const isListed = ({ data }: { data: Worded }): boolean =>
  data.closes === undefined || data.closes >= buildDay();

/** Every page of this build that search engines may list, by kind and path. */
export const sitePages = onceABuild(async (): Promise<readonly SitePage[]> => {
  const kinds = pageKinds.filter((kind) => !unlisted.includes(kind));
  const pages = await Promise.all(
    kinds.map(async (kind) => {
      const entries = (await getCollection(kind)).filter(isWritten).filter(isListed);
      return entries.map(({ id, data, filePath }): SitePage => {
        const worded: Worded = data;
        const seo = worded.seo ?? worded.article?.seo ?? worded.story?.seo;
        if (!seo) throw new Error(`${filePath} has no words for search engines (seo).`);
        const said = worded.article?.updated ?? worded.updated ?? worded.published;
        const counted = (text: string) => fill(text, { count: String(worded.companies?.length ?? '') });
        return {
          kind,
          path: addressOf(kind, id),
          title: counted(seo.title),
          description: counted(seo.description),
          changed: (filePath && changedDay(filePath)) ?? said,
        };
      });
    }),
  );
  return pages.flat();
});
