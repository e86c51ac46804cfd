import { randomUUID } from 'node:crypto';

/** A UUID version 7 (RFC 9562): sorts by time, in milliseconds since the epoch. */
export function uuid7(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  // All behind the time and the version is random in version 4 too.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
