import { findByReference } from '../desk/findByReference.ts';
import type { Store, StoredInquiry } from '../store/Store.ts';

/** The inquiry that an id, or a reference in any spelling, names. @throws when there is none */
export async function findInquiry(store: Store, name: string): Promise<StoredInquiry> {
  const inquiry = (await store.get(name)) ?? (await findByReference(store, name));
  if (!inquiry) throw new Error(`There is no inquiry ${name}.`);
  return inquiry;
}
