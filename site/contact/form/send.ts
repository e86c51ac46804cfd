import { INQUIRY_ENDPOINT } from '../../../contract/addresses.ts';
import type { Inquiry } from '../../../contract/inquiry.ts';
import type { Country } from '../phone/country.ts';

/** Milliseconds after which an answer is no longer waited for. */
const patience = 30_000;

/** A key that no other sending has, 128 bits in hexadecimal. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte + 256).toString(16).slice(1)).join(
    '',
  );

interface Sending {
  /** The country whose dial code it is: many share one. */
  country: Country;
  /** The same for every try with the same content, so that it is stored once. */
  key: string;
  /** Milliseconds from opening to sending. */
  elapsed: number;
  /** Whether the field that only machines see was filled. */
  trapped: boolean;
}

/** Sends an inquiry. Resolves with the answer, which names its page; rejects when there is none. */
export const sendInquiry = (
  inquiry: Inquiry,
  { country, key, elapsed, trapped }: Sending,
): Promise<Response> =>
  fetch(INQUIRY_ENDPOINT, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-form-country': country.code,
      'x-form-check': `${elapsed.toFixed()};${trapped ? 1 : 0}`,
    },
    body: JSON.stringify(inquiry),
    signal: AbortSignal.timeout(patience),
  });
