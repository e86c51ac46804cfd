interface EraseOptions {
  /** The ids of what is still there. */
  find: () => Promise<string[]>;
  remove: (ids: readonly string[]) => Promise<unknown>;
  /** Removed at a time, so that others come in between. */
  atOnce: number;
}

/** Removes what is found, and what came meanwhile, until nothing is; the ids of all that went. */
export async function eraseAll({ find, remove, atOnce }: EraseOptions): Promise<string[]> {
  const ids: string[] = [];
  for (let found = await find(); found.length > 0; found = await find()) {
    for (let from = 0; from < found.length; from += atOnce) await remove(found.slice(from, from + atOnce));
    ids.push(...found);
  }
  return ids;
}
