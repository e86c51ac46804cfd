import type { CollectionEntry } from 'astro:content';
import { addressOf } from '../../collections/addresses.ts';
import { isWritten } from '../../collections/isWritten.ts';
import { changedDay } from '../../discovery/changedDays.ts';
import { chaptersHtml } from '../../discovery/chaptersHtml.ts';
import type { UndatedEntry } from '../../discovery/discoveries.ts';
import { entriesOf } from '../../collections/entries.ts';

export const listings = {
  'case-studies': ({ data: { story } }: CollectionEntry<'case-studies'>) => ({ seo: story?.seo }),
};

/** Case studies have no date of their own, so the last change of their file counts. */
export const feedEntries = async (): Promise<UndatedEntry[]> =>
  Promise.all(
    (await entriesOf('case-studies'))
      .filter(isWritten)
      .map(async ({ id, data: { key, title, summary }, filePath }) => ({
        key,
        title,
        page: addressOf('case-studies', id),
        summary,
        text: await chaptersHtml('case-chapters', id),
        updated: filePath && changedDay(filePath),
      })),
  );
