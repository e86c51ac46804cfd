const firstStrongIsolate = '\u2068';
const popIsolate = '\u2069';

/**
 * Marks, embeddings, overrides and isolates, which could reach beyond the visitor's own words, and tag characters, which
 * nobody sees.
 */
export const hidden = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/gu;
const lineBreaks = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/u;
/** Control characters and the separators of lines and paragraphs. */
export const controls = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** A visitor's words on one line, without what turns directions or hides. */
export const plainLine = (text: string): string => text.replace(hidden, '').replace(controls, ' ');

/** A visitor's words on one line, written in their own direction, unable to turn what stands around them. */
export const isolateLine = (text: string): string => `${firstStrongIsolate}${plainLine(text)}${popIsolate}`;

/** The same for several lines, each on its own, as an isolate ends with its paragraph. */
export const isolateLines = (text: string): string =>
  text
    .split(lineBreaks)
    .map((line) => (line.trim() === '' ? '' : isolateLine(line)))
    .join('\n');
