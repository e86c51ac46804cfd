import type { AstroIntegration } from 'astro';
import { dropUnused } from '../../lib/buildCache.ts';

/** Deletes cache entries that this build did not use. It runs last, after every other use. */
export function buildCache(): AstroIntegration {
  return {
    name: 'build-cache',
    hooks: { 'astro:build:done': () => dropUnused(performance.timeOrigin) },
  };
}
