/** The least words of a review, and of an excerpt. */
export const fewestWords = 12;

/** Number of words between spaces. */
export const wordsIn = (text: string): number => text.split(/\s+/).length;

/**
 * Reduces a text to some of its parts, with […] for what is left out. Throws an Error if a part does not occur in the
 * text verbatim and in this order, or if too little is left.
 */
export function excerpt(text: string, parts: readonly string[]): string {
  let end = 0;
  const kept = parts.flatMap((part) => {
    const from = text.indexOf(part, end);
    if (from < 0 || /\w/.test(text.charAt(from - 1)) || /\w/.test(text.charAt(from + part.length)))
      throw new Error(`"${part}" does not stand in "${text}", or not in this place.`);
    const isAfterGap = text.slice(end, from).trim() !== '';
    end = from + part.length;
    return isAfterGap ? ['[…]', part] : [part];
  });
  if (wordsIn(parts.join(' ')) < fewestWords)
    throw new Error(`Keep ${fewestWords} words or more of "${text}"; left is "${parts.join(' ')}".`);
  return [...kept, ...(end < text.length ? ['[…]'] : [])].join(' ');
}
