import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

const file = 'site/styles/layers.css';

/**
 * Puts the one `@layer` line in front of every stylesheet. The order in which the bundler joins files is its own,
 * and whichever comes first decides the order of the cascade.
 */
export function layers(): AstroIntegration {
  const line = readFileSync(file, 'utf8').trim();
  return {
    name: 'layers',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'layers',
                enforce: 'pre',
                transform: (code, id) => (/\.css$/.test(id) ? { code: `${line}\n${code}`, map: null } : null),
              },
            ],
          },
        });
      },
    },
  };
}
