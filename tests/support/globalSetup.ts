import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Builds the site once, with the gallery, beside the one that `npm start` serves. */
export default function setup(project: TestProject): void {
  const folder = resolve('.cache/test-site');
  execFileSync('node_modules/.bin/astro', ['build'], {
    env: {
      ...process.env,
      OUT_DIR: folder,
      GALLERY: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  project.provide('siteFolder', folder);
}
