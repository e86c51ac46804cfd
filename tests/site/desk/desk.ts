import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DeskBundle, DeskPage, DeskProps } from '../../../contract/desk.ts';
import { builtSite } from '../../support/site.ts';
import { samples, type Sample } from './samples.ts';

/** The module that the service imports at the first request for the desk. */
export const bundlePath = join(builtSite().build, 'desk.mjs');

const { render }: DeskBundle = await import(pathToFileURL(bundlePath).href);

export { render };

const draw = <Page extends DeskPage>({ page, props }: { page: Page; props: DeskProps[Page] }) =>
  render(page, props);

const drawn = (sample: Sample): string => draw<DeskPage>(sample);

/** The HTML of a sample by its name. */
export function sampleHtml(name: string): string {
  const sample = samples[name];
  if (!sample) throw new Error(`There is no sample ${name}.`);
  return drawn(sample);
}
