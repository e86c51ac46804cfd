import { eraseMails } from '../delivery/mail/mailFolder.ts';
import type { Erased, Store } from '../store/Store.ts';

interface EraseOptions {
  email: string;
  /** The folder of mails that are files. */
  folder: string;
  /** Writes down how many inquiries are about to be erased. */
  note: (count: number) => Promise<void>;
}

/** Erases everything from an address, mails that are files too. @throws when it was cut short: to be done again */
export async function eraseAddress(
  store: Pick<Store, 'find' | 'erase'>,
  { email, folder, note }: EraseOptions,
): Promise<Erased> {
  const found = await store.find(email);
  // Noted first: an erasure that is cut short is on record, and running it again finds the rest.
  if (found.length > 0) await note(found.length);
  // Mails go before the rows that name them; those of inquiries that arrive meanwhile go afterwards.
  await eraseMails(folder, found);
  const erased = await store.erase(email);
  await eraseMails(folder, erased.ids);
  if (erased.ids.length > found.length) await note(erased.ids.length - found.length);
  return erased;
}
