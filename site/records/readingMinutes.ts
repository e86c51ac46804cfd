/** Words that an attentive reader takes in a minute. */
const WORDS_A_MINUTE = 190;

/** Every text inside a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Whole minutes that some texts take to read, one at least. */
export function readingMinutes(...texts: unknown[]): number {
  const words = textsIn(texts).join(' ').split(/\s+/);
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}
