import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { resolve } from 'node:path';

const cache = resolve('.cache/compiled');
const isFirst = '--compile-first';

const load = () => Promise.all([import('./start/start.ts'), import('./operation/memory.ts')]);

/** Starts this program again in the same process, under options that Node must know before it starts. */
function startAnew(...args: string[]): void {
  // Half of the default bounds memory under load, at no measured cost in throughput; less did cost some.
  const options = [...process.execArgv, '--max-semi-space-size=8', import.meta.filename, ...args];
  process.execve?.(process.execPath, [process.execPath, ...options], {
    ...process.env,
    NODE_COMPILE_CACHE: cache,
  });
}

// Compiled once, the modules load in a fraction of the time and the type stripper, with its memory, is never loaded.
if (!process.env['NODE_COMPILE_CACHE'] && process.platform !== 'win32') {
  startAnew(...(existsSync(cache) ? [] : [isFirst]));
} else if (process.argv.includes(isFirst)) {
  const stores = [import('./store/postgres/PostgresStore.ts'), import('./store/sqlite/SqliteStore.ts')];
  // The module of the store's thread ends at once outside of it, but is compiled by then.
  await Promise.allSettled([load(), ...stores, import('./store/sqlite/worker.ts')]);
  flushCompileCache();
  startAnew();
}

try {
  const [{ start }, { releaseMemory }] = await load();
  await start();
  flushCompileCache();
  releaseMemory();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'The service cannot start'}\n`);
  process.exit(1);
}
