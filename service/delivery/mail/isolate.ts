const firstStrongIsolate = '\u2068';
const popIsolate = '\u2069';

/**
 * Direction marks, embeddings, overrides and isolates, which could affect text beyond the visitor's own, and invisible
 * tag characters.
 */
export const hidden = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/gu;
const lineBreaks = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/u;
/** Control characters and the separators of lines and paragraphs. */
export const controls = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** A visitor's text on one line, without invisible characters and those that change direction. */
export const plainLine = (text: string): string => text.replace(hidden, '').replace(controls, ' ');

/** A visitor's text on one line, in its own direction, isolated from the text around it. */
export const isolateLine = (text: string): string => `${firstStrongIsolate}${plainLine(text)}${popIsolate}`;

/** The same for several lines; each is isolated, since an isolate ends with its paragraph. */
export const isolateLines = (text: string): string =>
  text
    .split(lineBreaks)
    .map((line) => (line.trim() === '' ? '' : isolateLine(line)))
    .join('\n');
