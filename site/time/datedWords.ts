const mark = / ?\{(until|checked):(\d{4}-\d{2}-\d{2})(?:\|([^{}|]*)\|([^{}|]*))?\}/g;
const begun = /\{(?:until|checked)\b[^}]*\}?/;

/** How dated words are written, for messages. */
const form =
  '{until:2026-11-28|true up to that day|true after it}, {until:2026-11-28} or {checked:2026-11-28}';

/** Words of the content with the day that they depend on. */
export interface DatedWords {
  kind: 'until' | 'checked';
  /** The last day on which the words are true, or the day on which they were held against their source. */
  day: string;
  /** Whether the mark brings what is true afterwards. */
  replaced: boolean;
  /** The words of the mark with what stands before them in their sentence, or the sentence before a mark without words. */
  words: string;
  /** Number of the line in the text, from 1. */
  line: number;
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A text with each mark replaced by its words of a day. */
const readOn = (text: string, day: string) =>
  text.replace(mark, (whole, _, last: string, before = '', after = '') => {
    const words = day <= last ? before : after;
    return whole.startsWith(' ') && words !== '' ? ` ${words}` : words;
  });

/** A day before all others: what stands before each mark's day. */
const FIRST = '0000-01-01';

/** The name of a field, as it begins a line of YAML. */
const field = /^[ \t]*(?:- )*(?:\{ )?[\w-]+:(?: >-)?/m;

/** The last sentence of a text, within its field. */
const lastSentence = (text: string) =>
  onOneLine(readOn(text, FIRST).split(field).at(-1) ?? '')
    .replace(/^['"]/, '')
    .split(/(?<=[.!?]) /)
    .at(-1) ?? '';

/** Dated words with what their sentence says before them. */
const inSentence = (sentence: string, words?: string) =>
  words === undefined || !/[.!?]$/.test(sentence)
    ? onOneLine(`${sentence} ${words ?? ''}`)
    : onOneLine(words);

/** The dated words of a text, such as a file of the content, in their order. */
export const datedWords = (text: string): DatedWords[] =>
  [...text.matchAll(mark)].map(({ 1: kind, 2: day = '', 3: before, 4: after, index }) => ({
    kind: kind === 'until' ? 'until' : 'checked',
    day,
    replaced: after !== undefined,
    words: inSentence(lastSentence(text.slice(0, index)), before),
    line: text.slice(0, index + 1).split('\n').length,
  }));

/**
 * A text as it reads on a day: of `{until:2026-11-28|before|after}` the words that are true on it, and marks without
 * words go. Throws an Error for a mark that is not written as one.
 */
export function onDay(text: string, day: string): string {
  const said = readOn(text, day);
  const [broken] = begun.exec(said) ?? [];
  if (broken) throw new Error(`"${broken}" is no dated wording; write ${form}.`);
  return said;
}
