import { inflateSync } from 'node:zlib';

/** Dots of a PDF that Chromium writes in a CSS px: 300 in an inch, where 96 px are one. */
const DOTS = 3.125;

/** How a page begins: its own matrix, and after it that of what is printed on it. */
const opening = /^\.2\d* 0 0 -\.2\d* [^]*?q\n([\d.]+) 0 0 /;

/**
 * How large a browser printed a page: 1, or less where something stood out beside the sheet, since everything is then
 * made smaller until that fits.
 */
export function printScale(pdf: Buffer): number {
  for (const { index, 0: start } of pdf.toString('latin1').matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)) {
    const content = inflateSync(pdf.subarray(index + start.length)).toString('latin1');
    const dots = opening.exec(content)?.[1];
    if (dots !== undefined) return Number(dots) / DOTS;
  }
  throw new Error('The PDF holds no page.');
}
