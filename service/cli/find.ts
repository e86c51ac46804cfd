import { readReference, referenceOf, tailOf } from '../delivery/reference.ts';
import type { Store, StoredInquiry } from '../store/Store.ts';

async function findByReference(store: Store, typed: string): Promise<StoredInquiry | undefined> {
  const reference = readReference(typed);
  if (reference === null) return undefined;
  return (await store.endingIn(tailOf(reference))).find(({ id }) => referenceOf(id) === reference);
}

/** The inquiry that an id, or a reference in any spelling, names. @throws when there is none */
export async function findInquiry(store: Store, name: string): Promise<StoredInquiry> {
  const inquiry = (await store.get(name)) ?? (await findByReference(store, name));
  if (!inquiry) throw new Error(`There is no inquiry ${name}.`);
  return inquiry;
}
