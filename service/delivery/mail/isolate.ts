const firstStrongIsolate = '\u2068';
const popIsolate = '\u2069';

/** Embeddings, overrides and isolates: they could reach beyond the visitor's own words. */
const directions = /[\u202A-\u202E\u2066-\u2069]/gu;
const lineBreaks = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/u;
const controls = /\p{Cc}/gu;

/** A visitor's words on one line, written in their own direction, unable to turn what stands around them. */
export const isolateLine = (text: string): string =>
  `${firstStrongIsolate}${text.replace(directions, '').replace(controls, ' ')}${popIsolate}`;

/** The same for several lines, each on its own, as an isolate ends with its paragraph. */
export const isolateLines = (text: string): string =>
  text
    .split(lineBreaks)
    .map((line) => (line.trim() === '' ? '' : isolateLine(line)))
    .join('\n');
