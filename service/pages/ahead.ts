import type { IncomingHttpHeaders } from 'node:http';

/** Connections on which the page in front needs every byte, as browsers name them. */
const slow: readonly unknown[] = ['slow-2g', '2g', '3g'];

/**
 * Whether a browser asks for a page before its visitor does
 * (https://wicg.github.io/nav-speculation/prefetch.html#sec-purpose-header).
 */
export const isAhead = (headers: IncomingHttpHeaders): boolean =>
  /^prefetch(?:;|$)/.test(String(headers['sec-purpose'] ?? ''));

/** Whether what is asked for ahead is better left: the visitor saves data, or has a slow connection. */
export const isSpared = (headers: IncomingHttpHeaders): boolean =>
  isAhead(headers) && (headers['save-data'] === 'on' || slow.includes(headers['ect']));
