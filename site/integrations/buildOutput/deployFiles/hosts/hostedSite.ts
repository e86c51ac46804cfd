import type { ServiceFile } from '../../../../../contract/serviceFile.ts';

/** What every host has to know of the site, in whatever form it reads it. */
export interface HostedSite extends Pick<
  ServiceFile,
  'headers' | 'pageHeaders' | 'fileHeaders' | 'redirects'
> {
  /** Origin of the service where it answers elsewhere; null where it stands on the host's own machine. */
  serviceUrl: string | null;
}

/** One file: its path in `dist/` or in `build/hosts/`, and its text. */
export type HostFile = readonly [path: string, text: string];

/** The headers of the single files that have their own, by their paths. */
export const ofFiles = ({
  headers,
  fileHeaders,
}: HostedSite): [path: string, [name: string, value: string][]][] =>
  Object.entries(fileHeaders).map(([path, own]) => [path, Object.entries({ ...headers, ...own })]);

/** The headers of pages; on hosts that know addresses only, of everything. */
export const allHeaders = ({ headers, pageHeaders }: HostedSite): [name: string, value: string][] =>
  Object.entries({ ...headers, ...pageHeaders });
