/** The ids of the inquiries that arrived, in the order of arrival. */
export const arrived = (raw: readonly string[]): string[] =>
  raw.flatMap((text) => /^Message-ID: <inquiry\.([\w-]+)@/m.exec(text)?.[1] ?? []);
