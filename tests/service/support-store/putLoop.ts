import { openStore } from '../../../service/store/openStore.ts';
import { newInquiry } from './inquiry.ts';

/** A process that stores inquiries, eight at a time, and prints the id of each once it is acknowledged. */
const store = await openStore(process.argv[2] ?? '');

async function visit(): Promise<void> {
  for (;;) {
    const { id } = await store.put(newInquiry()).then(
      (result) => (result.outcome === 'stored' ? result : { id: result.outcome }),
      (error: unknown) => ({ id: error instanceof Error ? error.name : 'unknown' }),
    );
    process.stdout.write(`${id}\n`);
    if (!id.includes('-')) return;
  }
}

await Promise.all(Array.from({ length: 8 }, visit));
const again = await store.put(newInquiry()).catch((error: unknown) => error);
process.stdout.write(`${again instanceof Error ? again.name : 'stored'}\n`);
process.exit();
