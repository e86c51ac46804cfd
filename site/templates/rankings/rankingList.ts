import { addressOf } from '../../collections/addresses.ts';
import type { Listed } from '../../discovery/graph.ts';
import { categoryName } from './records/rankings.ts';
import { entriesOf } from '../../collections/entries.ts';

/** The rankings by the name of their category, as structured data list them. */
export async function rankingList(): Promise<Listed[]> {
  const entries = await entriesOf('ranking-pages');
  return Promise.all(
    entries.map(async ({ id }) => ({ name: await categoryName(id), href: addressOf('ranking-pages', id) })),
  );
}
