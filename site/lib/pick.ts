/**
 * Entries of a collection by the names of their files, in the order asked for.
 * Throws an Error that names a file that is missing; `folder` is the collection's folder in the content.
 */
export function pick<Entry extends { id: string }>(
  entries: readonly Entry[],
  names: readonly string[],
  folder: string,
): Entry[] {
  return names.map((name) => {
    const entry = entries.find(({ id }) => id === name);
    if (!entry) throw new Error(`The file ${folder}/${name}.yaml is named in the content but is not there.`);
    return entry;
  });
}
