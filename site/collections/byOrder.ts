/** Records of a collection with their ids, in the order that their files give. */
export const byOrder = <Data extends { order: number }>(
  entries: readonly { id: string; data: Data }[],
): (Data & { id: string })[] =>
  entries.map(({ id, data }) => ({ ...data, id })).sort((a, b) => a.order - b.order);
