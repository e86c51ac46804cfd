/** A number and the extension behind it, as people write both: "604 555 0148 ext. 12", "…x12", "…;ext=12", "… #12". */
const extended = /^(?<number>(?:\D*\d){6,}\D*?)[\s,;]*(?:ext|x|#)\D*(?<extension>\d{1,7})\D*$/i;

/** Divides what was pasted or filled in into the number and the extension behind it; most numbers have none. */
export function dividedNumber(text: string): { number: string; extension?: string | undefined } {
  const { number = text, extension } = extended.exec(text)?.groups ?? {};
  return { number, extension };
}

/** What is said of an extension that was left out. */
export const extensionNote = (words: string, extension: string): string =>
  words.replace('{number}', extension);
