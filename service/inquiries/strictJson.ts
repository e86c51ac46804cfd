import { malformed } from '../http/problem.ts';

/** A key as it may be shown: anything but a plain name stays unsaid. */
export const shownKey = (key: string) => (/^[\w.-]{1,64}$/.test(key) ? `"${key}"` : 'without a plain name');

/** Decodes UTF-8 and refuses what is none. */
export function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw malformed('The body is not valid UTF-8.');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the body.
    throw malformed('The body is not valid JSON.');
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The first key that occurs twice in the text of an object of strings, or null.
 * Every entry that counts is a string there, so that a nested key is found only where an entry was overwritten.
 */
function repeatedKey(text: string): string | null {
  const seen = new Set<unknown>();
  for (const [, string = '""', colon] of text.matchAll(/("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?/g)) {
    if (colon === undefined) continue;
    const key: unknown = JSON.parse(string);
    if (seen.has(key)) return String(key);
    seen.add(key);
  }
  return null;
}

/**
 * Reads a JSON body as JSON.parse does, but refuses invalid UTF-8 and, in an object of strings, repeated keys.
 * @throws {Problem} 400, which names the repeated key.
 */
export function parseStrictJson(bytes: Buffer): unknown {
  const text = decode(bytes);
  const value = parse(text);
  if (!isObject(value) || !Object.values(value).every((entry) => typeof entry === 'string')) return value;
  const key = repeatedKey(text);
  if (key !== null) throw malformed(`The key ${shownKey(key)} is repeated.`);
  return value;
}
