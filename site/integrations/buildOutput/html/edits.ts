/** A stretch of a text, by its offsets, and what takes its place. Edits of one text never overlap. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The text with its edits made; everything outside them stays as it is. */
export function withEdits(source: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    result += source.slice(at, start) + text;
    at = end;
  }
  return result + source.slice(at);
}

/** Where an offset outside the edits lies once they are made. */
export const offsetAfter = (offset: number, edits: readonly Edit[]): number =>
  edits
    .filter(({ end }) => end <= offset)
    .reduce((sum, { start, end, text }) => sum + text.length - (end - start), offset);
