/** Whether `If-None-Match` contains the entity tag, which calls for a 304. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  // Including its quotes, it cannot match part of another tag.
  return ifNoneMatch.includes(etag) || ifNoneMatch.trim() === '*';
}

/** First and last byte of a range, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The requested byte range: null to send everything (no range, several, or an outdated `If-Range`), `unsatisfiable` if
 * none of it exists (RFC 9110, section 14).
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
