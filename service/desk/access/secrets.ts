import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { digits, inDigits } from '../../delivery/reference.ts';

const derive = promisify<string, string, number, Buffer>(scrypt);

/** What the database has in place of a secret that nobody can guess. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** 128 bits in 22 characters, so that a link with them fits on a line of a mail. */
export const newToken = (): string => randomBytes(16).toString('base64url');

export const isToken = (text: string | undefined): text is string =>
  text !== undefined && /^[\w-]{22}$/.test(text);

/** 40 bits in 8 digits of Crockford's base 32. */
export const newCode = (): string => Array.from({ length: 8 }, () => digits.charAt(randomInt(32))).join('');

/** `7KX2-M9DR`. */
export const shownCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** A code, as it is typed, by scrypt: without the holder's secret nobody can look for the one that fits. */
export const hashOfCode = async (typed: string, holder: string): Promise<string> =>
  (await derive(inDigits(typed).slice(0, 64), holder, 32)).toString('base64url');

/** Compares in a time that says nothing. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
