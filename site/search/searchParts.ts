import { CONTACT_PAGE } from '../../contract/addresses.ts';
import { islandFiles } from '../contact/islandFiles.ts';
import { addressOf } from '../collections/addresses.ts';
import { publishedFile } from '../pictures/publishedFile.ts';
import { hrefTo } from '../collections/routes.ts';
import { single } from '../collections/single.ts';
import type { SearchData } from './searchData.ts';

/** The links whose pages are built. */
const built = (links: readonly { label: string; page: string }[]) =>
  links.flatMap(({ label, page }) => {
    const href = hrefTo(page);
    return href ? { label, href } : [];
  });

async function publish(): Promise<string> {
  const { title, field, close, hint, tooLong, key, waiting, failed, allPages, results, nothing, popular } =
    await single('search-words');
  const data: SearchData = {
    words: { title, field, close, hint, tooLong, key, waiting, failed, allPages, results, nothing },
    popular: { heading: popular.heading, links: built(popular.links) },
    ways: built(nothing.links),
    contact: CONTACT_PAGE,
    page: addressOf('search'),
  };
  const { script, imports, styles } = await islandFiles('site/search/search.client.ts');
  return [script, publishedFile('search', 'json', JSON.stringify(data)), ...imports, ...styles].join(' ');
}

let once: Promise<string> | undefined;

/**
 * Publishes the words of the search as one JSON file ({@link SearchData}). Gives the addresses of everything that is
 * fetched on intent, divided by spaces: module, data, then what the module needs.
 */
export function searchParts(): Promise<string> {
  // While developing the content changes under a running server.
  if (import.meta.env.DEV) return publish();
  return (once ??= publish());
}
