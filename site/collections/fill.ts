/** Replaces `{name}` with the value of that name. Names without a value stay as they are. */
export const fill = (words: string, values: Readonly<Record<string, string>>): string =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
