import type { AstroIntegration } from 'astro';
import { dropUnused } from '../../lib/buildCache.ts';

/** Drops what earlier builds kept and this one had no use for. Stands last: whatever is asked for is asked before. */
export function buildCache(): AstroIntegration {
  return {
    name: 'build-cache',
    hooks: { 'astro:build:done': () => dropUnused(performance.timeOrigin) },
  };
}
