import { makeCopy } from '../../../service/operation/copies.ts';

/** A process that makes one copy as a running service does, and ends. */
const [path = '', folder = ''] = process.argv.slice(2);
await makeCopy(path, { folder, everyMs: 1, keep: 2 }, Date.now());
