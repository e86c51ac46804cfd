import { STATUS_CODES } from 'node:http';
import type { InquiryErrors } from '../../contract/inquiry.ts';
import { StoreBroken, StoreUnavailable } from '../store/Store.ts';

export const problemType = 'application/problem+json';

/** Why an inquiry was not taken. */
export type Refusal =
  | 'malformed'
  | 'invalid'
  | 'origin'
  | 'too-many'
  | 'full'
  | 'too-large'
  | 'media-type'
  | 'time-out'
  | 'unavailable'
  | 'error';

interface ProblemOptions {
  reason?: Refusal;
  /** What went wrong, in a sentence that quotes nothing of the request but a key's name. */
  detail?: string;
  /** Messages by field. */
  errors?: InquiryErrors;
  headers?: Readonly<Record<string, string>>;
}

/** An error response as in RFC 9457: thrown to refuse a request, sent by the error handler. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly reason: Refusal | null;
  readonly errors: InquiryErrors;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, { reason, detail = '', errors = {}, headers = {} }: ProblemOptions = {}) {
    super(detail);
    this.status = status;
    this.reason = reason ?? null;
    this.errors = errors;
    this.headers = headers;
  }

  /** The body, as JSON. */
  body(): string {
    return JSON.stringify({
      type: 'about:blank',
      title: STATUS_CODES[this.status],
      status: this.status,
      ...(this.message !== '' && { detail: this.message }),
      ...(Object.keys(this.errors).length > 0 && { errors: this.errors }),
    });
  }
}

/** Refuses the body as such, before the specification's rules are checked. */
export const malformed = (detail: string) => new Problem(400, { reason: 'malformed', detail });

/** Refuses for now, with the seconds to wait. */
export const tooMany = (reason: 'too-many' | 'full', detail: string, retryAfter: number) =>
  new Problem(429, { reason, detail, headers: { 'retry-after': String(retryAfter) } });

/** Seconds after which a visitor may try again when nothing can be stored. */
const retryAfter = '5';

const reasons: Readonly<Record<number, Refusal>> = {
  400: 'malformed',
  408: 'time-out',
  413: 'too-large',
  415: 'media-type',
};

/** The response to any error thrown while handling a request; a 500 unless the client is at fault. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StoreUnavailable || error instanceof StoreBroken) {
    return new Problem(503, { reason: 'unavailable', headers: { 'retry-after': retryAfter } });
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (!(status >= 400 && status < 500)) return new Problem(500, { reason: 'error' });
  const reason = reasons[status];
  return new Problem(status, reason ? { reason } : {});
}
