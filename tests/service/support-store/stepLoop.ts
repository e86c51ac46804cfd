import { openStore } from '../../../service/store/openStore.ts';
import { act } from '../../../service/desk/act.ts';
import { newInquiry, start } from './inquiry.ts';

/** A process that takes eight inquiries and gives them back, again and again, and prints each id that it acknowledges. */
const store = await openStore(process.argv[2] ?? '');

async function work(): Promise<void> {
  const { id } = newInquiry();
  await store.put(newInquiry({ id, channels: [] }));
  for (;;) {
    for (const kind of ['taken', 'given_back'] as const) {
      const outcome = await act(store, {
        id,
        wish: { kind, who: 'ada' },
        via: 'cli',
        now: start,
        told: true,
      });
      if (outcome?.changed) process.stdout.write(`${id}\n`);
    }
  }
}

await Promise.all(Array.from({ length: 8 }, work));
