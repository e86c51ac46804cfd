import { resolve } from 'node:path';
import { serve, type RunningService } from './serve.ts';
import { builtSite } from './site.ts';

export type { RunningService } from './serve.ts';

/** Starts the real service on the built site, with its own data folder and a free port. */
export const startService = (env: Record<string, string> = {}): Promise<RunningService> =>
  serve(resolve(builtSite().dist, '..'), env);
