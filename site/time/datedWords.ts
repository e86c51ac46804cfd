const mark = / ?\{(until|checked):(\d{4}-\d{2}-\d{2})(?:\|([^{}|]*)\|([^{}|]*))?\}/g;
const begun = /\{(?:until|checked)\b[^}]*\}?/;

/** How dated words are written, for messages. */
const form =
  '{until:2026-11-28|true up to that day|true after it}, {until:2026-11-28} or {checked:2026-11-28}';

/** A text with a date after which it has to change or be checked. */
export interface DatedWords {
  kind: 'until' | 'checked';
  /** The last day on which the text is true, or the day on which it was last checked against its source. */
  day: string;
  /** Whether the mark contains the text for afterwards. */
  replaced: boolean;
  /** The mark's text with what precedes it in its sentence; if the mark has none, the sentence before it. */
  words: string;
  /** Number of the line in the text, from 1. */
  line: number;
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A text with each mark replaced by its text for a day. */
const readOn = (text: string, day: string) =>
  text.replace(mark, (whole, _, last: string, before = '', after = '') => {
    const words = day <= last ? before : after;
    return whole.startsWith(' ') && words !== '' ? ` ${words}` : words;
  });

/** A day before all others, on which every mark shows its first text. */
const FIRST = '0000-01-01';

/** The name of a field, as it begins a line of YAML. */
const field = /^[ \t]*(?:- )*(?:\{ )?[\w-]+:(?: >-)?/m;

/** The last sentence of a text, within its field. */
const lastSentence = (text: string) =>
  onOneLine(readOn(text, FIRST).split(field).at(-1) ?? '')
    .replace(/^['"]/, '')
    .split(/(?<=[.!?]) /)
    .at(-1) ?? '';

/** Dated text with the beginning of its sentence. */
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
 * A text as it reads on a day: `{until:2026-11-28|before|after}` becomes the text that is true then, and marks without
 * text disappear. Throws an Error for a malformed mark.
 */
export function onDay(text: string, day: string): string {
  const reading = readOn(text, day);
  const [broken] = begun.exec(reading) ?? [];
  if (broken) throw new Error(`"${broken}" is no dated wording; write ${form}.`);
  return reading;
}
