/** Puts values into words: `{name}` becomes the value of that name. A name without a value is left as it stands. */
export const fill = (words: string, values: Readonly<Record<string, string>>): string =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
