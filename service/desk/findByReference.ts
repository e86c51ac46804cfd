import { readReference, referenceOf, tailOf } from '../delivery/reference.ts';
import type { Store, StoredInquiry } from '../store/Store.ts';

/** The inquiry that a reference in any spelling names; null if it names none. */
export async function findByReference(
  store: Pick<Store, 'endingIn'>,
  typed: string,
): Promise<StoredInquiry | null> {
  const reference = readReference(typed);
  if (reference === null) return null;
  return (await store.endingIn(tailOf(reference))).find(({ id }) => referenceOf(id) === reference) ?? null;
}
