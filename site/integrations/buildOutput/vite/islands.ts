import { globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { islandsFile, type IslandFiles } from '../../../contact/islandFiles.ts';

/** What React's hot reload expects on a page; Astro puts it there only for islands with a `client:` directive. */
export const hotReload = `
import refresh from '/@react-refresh';
refresh.injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
`;

interface Chunk {
  fileName: string;
  imports: string[];
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
}

/** The files of one entry: the chunks that it imports, however deep, and the styles of them all. */
function filesOf(entry: Chunk, chunks: ReadonlyMap<string, Chunk>): IslandFiles {
  const reached = new Map([[entry.fileName, entry]]);
  for (const { imports } of reached.values()) {
    for (const name of imports) {
      const chunk = chunks.get(name);
      if (chunk) reached.set(name, chunk);
    }
  }
  const address = (fileName: string) => `/${fileName}`;
  const styles = [...reached.values()].flatMap(({ viteMetadata }) => {
    const own = [...(viteMetadata?.importedCss ?? [])];
    // Astro drops styles that no page links, unless a script claims them as assets.
    for (const style of own) viteMetadata?.importedAssets.add(style);
    return own;
  });
  return {
    script: address(entry.fileName),
    imports: [...reached.keys()].filter((name) => name !== entry.fileName).map(address),
    styles: [...new Set(styles)].map(address),
  };
}

/**
 * Builds modules that pages fetch only on intent, so that no page carries their styles and the script that fetches
 * them stays small: Astro and Vite link the styles of what a script imports and add a loader of their own.
 * Entries are paths or globs from the root of the project.
 */
export function islands(files: readonly string[]): Plugin {
  const entries = globSync([...files]).sort();
  return {
    name: 'islands',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /@astrojs\/react\/dist\/client\.js$/ },
      // Astro builds a client of its own, which no page asks for. Were it whole, React would be shared with
      // it and stand in a file apart from the pop-up: two files compress worse than one.
      handler: () => 'export {};',
    },
    buildStart() {
      for (const id of entries) {
        this.emitFile({ type: 'chunk', id: resolve(id), preserveSignature: 'strict' });
      }
    },
    async generateBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])),
      );
      const built = entries.map((id) => {
        const entry = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === resolve(id));
        if (!entry) throw new Error(`The island ${id} was not built.`);
        return [id, filesOf(entry, chunks)];
      });
      await mkdir(dirname(islandsFile), { recursive: true });
      await writeFile(islandsFile, JSON.stringify(Object.fromEntries(built)));
    },
  };
}
