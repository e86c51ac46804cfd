import { malformed } from '../http/problem.ts';
import { decode, shownKey } from './strictJson.ts';

/** A form post: what was typed, for handing it back, and what is wrong with the body, if anything. */
export interface FormBody {
  values: Record<string, string>;
  /** The country that a form may name behind its dial code, as in `+1 CA`; it is no part of the value any more. */
  countryCode: string | null;
  problem: Error | null;
}

/** More than any form of ours has. */
const mostEntries = 50;

function decodeStrictly(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    throw malformed('The body is not valid percent-encoded UTF-8.');
  }
}

/** The entries of a body, as they were sent; of too many, only the first. */
const entriesOf = (text: string) => text.split('&', mostEntries + 1);

function readStrictly(bytes: Buffer): Record<string, string> {
  const sent = entriesOf(decode(bytes));
  if (sent.length > mostEntries) throw malformed('The body has too many keys.');
  const entries = sent
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [key = '', ...value] = entry.split('=');
      return [decodeStrictly(key), decodeStrictly(value.join('='))] as const;
    });
  const seen = new Set<string>();
  for (const [key] of entries) {
    if (seen.has(key)) throw malformed(`The key ${shownKey(key)} is repeated.`);
    seen.add(key);
  }
  return Object.fromEntries(entries);
}

const dialCodeWithCountry = /^(\+\d+) ([A-Z]{2})$/;

function formOf(sent: Record<string, string>, problem: Error | null): FormBody {
  const [, country, countryCode] = dialCodeWithCountry.exec(sent.country ?? '') ?? [];
  return { values: country ? { ...sent, country } : sent, countryCode: countryCode ?? null, problem };
}

/** Reads an `application/x-www-form-urlencoded` body; a broken one is read as far as it goes and comes with its problem. */
export function parseForm(bytes: Buffer): FormBody {
  try {
    return formOf(readStrictly(bytes), null);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const first = entriesOf(bytes.toString('utf8')).join('&');
    return formOf(Object.fromEntries(new URLSearchParams(first)), error);
  }
}
