import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildSite } from './buildSite.ts';

/** Builds the site once, with the gallery, beside the one that `npm start` serves. */
export default function setup(project: TestProject): void {
  const folder = resolve('.cache/test-site');
  buildSite(folder);
  project.provide('siteFolder', folder);
}
