import type { Engine } from './driver.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

/** The browsers that the core is run in. */
export const engines: Engine[] = [firefox, webkit];
