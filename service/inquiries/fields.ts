import { hash } from 'node:crypto';
import * as v from 'valibot';
import { fieldNames, inquiryRecord, inquirySchema } from '../../contract/inquiry.ts';
import type { Inquiry } from '../../contract/inquiry.ts';
import { malformed } from '../http/problem.ts';

const oneLine = fieldNames.filter((field) => !inquiryRecord[field].multiline);
const whole = inquirySchema('');

/**
 * The inquiry in a body whose keys and types were checked; a missing key counts as empty.
 * @throws {Problem} 400 for text that no form produces: control characters or separators of lines in one line, NUL, lone
 * surrogates.
 */
export function readFields(body: Partial<Inquiry>): Inquiry {
  const fields = v.parse(whole, body);
  for (const [field, value] of Object.entries(fields)) {
    if (!value.isWellFormed()) throw malformed(`"${field}" holds a lone surrogate.`);
    if (value.includes('\0')) throw malformed(`"${field}" holds a NUL character.`);
  }
  for (const field of oneLine) {
    if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(fields[field] ?? ''))
      throw malformed(`"${field}" holds a control character.`);
  }
  return fields;
}

const sha256 = (text: string) => hash('sha256', text);

/** SHA-256 of the fields, hexadecimal; an empty link is no link. */
export const digestOf = (fields: Inquiry) =>
  sha256(JSON.stringify(fieldNames.map((field) => fields[field] ?? '')));

/** The key under which a client's own `Idempotency-Key` is kept: its text may hold anything. */
export const headerKey = (key: string) => `key:${sha256(key)}`;

/**
 * The key under which a form post without JavaScript is kept: its content and 16 bits of the sender's address.
 * So few bits tell neighbours apart well enough and never lead back to an address.
 */
export const formKey = (digest: string, address: string) => `form:${digest}:${sha256(address).slice(0, 4)}`;
