interface EraseOptions {
  /** The ids that are still there. */
  find: () => Promise<string[]>;
  remove: (ids: readonly string[]) => Promise<unknown>;
  /** How many are removed at a time, so that other work can get in between. */
  atOnce: number;
}

/** Removes what `find` returns until it returns nothing, so also what arrives meanwhile. Returns all removed ids. */
export async function eraseAll({ find, remove, atOnce }: EraseOptions): Promise<string[]> {
  const ids: string[] = [];
  for (let found = await find(); found.length > 0; found = await find()) {
    for (let from = 0; from < found.length; from += atOnce) await remove(found.slice(from, from + atOnce));
    ids.push(...found);
  }
  return ids;
}
