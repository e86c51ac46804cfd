/** Whether `If-None-Match` holds the entity tag, so that 304 is the answer. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  // With its quotes it is part of no other tag.
  return ifNoneMatch.includes(etag) || ifNoneMatch.trim() === '*';
}

/** First and last byte of a part, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The one part that is asked for: null where the whole is the answer (no range, several, an outdated `If-Range`),
 * `unsatisfiable` where none of it exists (RFC 9110, section 14).
 */
export function rangeOf(
  headers: { range?: string | undefined; 'if-range'?: string | string[] | undefined },
  etag: string,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(headers.range?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (headers['if-range'] !== undefined && headers['if-range'] !== etag) return null;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}
