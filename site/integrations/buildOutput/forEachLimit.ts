/**
 * Runs `work` over the items, a limited number at a time, to bound memory.
 * @param atOnce how many may run at a time
 */
export async function forEachLimit<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const take = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, take));
}
