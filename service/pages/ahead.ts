import type { IncomingHttpHeaders } from 'node:http';

/** Connections, as browsers name them, on which the page being viewed needs every byte. */
const slow: readonly unknown[] = ['slow-2g', '2g', '3g'];

/**
 * Whether a browser prefetches a page
 * (https://wicg.github.io/nav-speculation/prefetch.html#sec-purpose-header).
 */
export const isAhead = (headers: IncomingHttpHeaders): boolean =>
  /^prefetch(?:;|$)/.test(String(headers['sec-purpose'] ?? ''));

/** Whether to refuse a prefetch, because the visitor saves data or has a slow connection. */
export const isSpared = (headers: IncomingHttpHeaders): boolean =>
  isAhead(headers) && (headers['save-data'] === 'on' || slow.includes(headers['ect']));
