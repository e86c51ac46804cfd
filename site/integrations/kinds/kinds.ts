import { globSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { AstroIntegration } from 'astro';
import { kinds as all } from '../../kinds.ts';
import { contentDir } from '../../lib/paths.ts';

const hasContent = (files: string): boolean => globSync(files, { cwd: contentDir }).length > 0;

/** The pattern of a route: the brackets in its file name replace the `*` of its address. */
const patternOf = (route: string, address?: string): string => {
  const [name = ''] = /\[.+\]/.exec(route) ?? [];
  return address?.replace('*', name) ?? `/${basename(route, extname(route))}`;
};

const namesOf = Object.keys(all);

/** Types of every kind's card and schemas, for `kinds.ts` and `content.config.ts`, which find the files when they run. */
const types = `type KindCards = {
${namesOf.map((name) => `  ${name}: typeof import('../../../site/templates/${name}/kind.ts').kind;`).join('\n')}
};
type KindSchemas = {
${namesOf.map((name) => `  ${name}: typeof import('../../../site/templates/${name}/${name}.collections.ts').schemas;`).join('\n')}
};
`;

/** Adds the routes of every kind that has content, and writes the kinds' types. */
export function kinds(): AstroIntegration {
  return {
    name: 'kinds',
    hooks: {
      'astro:config:setup': ({ injectRoute, addWatchFile, config }) => {
        for (const [name, { collections, endpoints = {} }] of Object.entries(all)) {
          const folder = `./site/templates/${name}`;
          addWatchFile(new URL(`${folder.slice(2)}/kind.ts`, config.root));
          for (const card of Object.values(collections)) {
            if (!card.route || !hasContent(card.files)) continue;
            const pattern = patternOf(card.route, card.address);
            injectRoute({ pattern, entrypoint: `${folder}/${card.route}` });
          }
          for (const [pattern, { file, of }] of Object.entries(endpoints)) {
            if (hasContent(collections[of]?.files ?? ''))
              injectRoute({ pattern, entrypoint: `${folder}/${file}` });
          }
        }
      },
      'astro:config:done': ({ injectTypes }) => {
        injectTypes({ filename: 'kinds.d.ts', content: types });
      },
    },
  };
}
