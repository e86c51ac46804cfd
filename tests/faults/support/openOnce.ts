import { openStore } from '../../../service/store/openStore.ts';

/** A process that opens a database as a starting service does, and ends. */
await (await openStore(process.argv[2] ?? '')).close();
