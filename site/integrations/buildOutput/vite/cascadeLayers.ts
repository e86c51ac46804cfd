import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Puts the one `@layer` line in front of every stylesheet. The order in which the bundler joins files is its own,
 * and whichever comes first decides the order of the cascade.
 */
export function cascadeLayers(): Plugin {
  const line = readFileSync('site/styles/layers.css', 'utf8').trim();
  return {
    name: 'cascade-layers',
    enforce: 'pre',
    transform: (code, id) => (/\.css$/.test(id) ? { code: `${line}\n${code}`, map: null } : null),
  };
}
