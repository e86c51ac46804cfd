/** The ids of the inquiries that arrived, in the order of arrival. */
export const arrived = (raw: readonly string[]): string[] =>
  raw.flatMap((text) => /<inquiry\.([\w-]+)@/.exec(text)?.[1] ?? []);
