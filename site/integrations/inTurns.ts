/**
 * Does the same with every item, several at once: all at once would hold all of them in memory.
 * @param atOnce how many are begun before the first has ended
 */
export async function inTurns<Item>(
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
