import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The package of a module; nothing for the project's own and for what the bundler makes up. */
function packageOf(moduleId: string): string | undefined {
  const [, inside] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(moduleId) ?? [];
  if (inside) return inside;
  // Helpers of the bundler itself travel as modules that no file holds.
  const [, maker] = /^\0(vite|rolldown)\//.exec(moduleId) ?? [];
  return maker;
}

/** The chunks that can be asked for: an entry inside a package is a renderer's client, which none of them does. */
function requested(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const reached = new Set(
    chunks.filter(({ isEntry, facadeModuleId }) => isEntry && !facadeModuleId?.includes('/node_modules/')),
  );
  for (const { imports, dynamicImports } of reached) {
    for (const chunk of chunks) {
      if ([...imports, ...dynamicImports].includes(chunk.fileName)) reached.add(chunk);
    }
  }
  return [...reached];
}

/**
 * Notes in a file which packages the bundler gave to what is built in an environment, such as browsers, before the pages
 * are rendered: the notices page names them.
 */
export function thirdPartyNotices(file: string, environment: 'client' | 'ssr'): Plugin {
  return {
    name: 'third-party-notices',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === environment,
    async generateBundle(_options, bundle) {
      const names = requested(bundle)
        .flatMap(({ modules }) => Object.entries(modules))
        // What is left of a module after everything unused is gone.
        .flatMap(([id, { code }]) => (code ? (packageOf(id) ?? []) : []));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify([...new Set(names)].sort()));
    },
  };
}
