import { htmlOf, pagePaths } from './pages.ts';

/** A thing of a graph: its properties by name. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Pages that search engines may list. */
export const listedPaths: readonly string[] = pagePaths().filter(
  (path) => !htmlOf(path).includes('content="noindex"'),
);

/** The things that a page tells machines of, in the order of its graph. */
export function thingsOf(path: string): Thing[] {
  const [, json = ''] = /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(htmlOf(path)) ?? [];
  const { '@graph': things }: { '@graph': Thing[] } = JSON.parse(json);
  return things;
}
