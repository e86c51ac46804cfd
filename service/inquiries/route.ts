import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Inquiry } from '../../contract/inquiry.ts';
import type { Config } from '../settings/config.ts';
import type { Bodies } from '../http/bodies.ts';
import { sendProblem } from '../http/failure.ts';
import type { NoteFailure } from '../http/failure.ts';
import { Problem, malformed, tooMany } from '../http/problem.ts';
import { readFields } from './fields.ts';
import { parseForm } from './formBody.ts';
import type { FormBody } from './formBody.ts';
import { alertFor, fillForm } from './formPage.ts';
import { isOwnOrigin } from './origin.ts';
import type { Counted, Limit } from './limit.ts';
import type { ReceiptLinks } from '../links/receiptLinks.ts';
import { createReceiver } from './receive.ts';
import type { ReceiverParts } from './receive.ts';
import { contactSchema } from './schema.ts';
import { parseStrictJson } from './strictJson.ts';
import { judgeFormCheck } from './suspicion.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What a form without JavaScript posted; null for everything else. */
    form: FormBody | null;
    /** A refusal that waits until the form is read, so that it can be handed back. */
    refusal: Problem | null;
    /** What the limit says of it. */
    counted: Counted;
  }
}

interface ContactParts extends ReceiverParts {
  noteFailure: NoteFailure;
  /** The caller's address; null where nobody names one. */
  addressOf: (request: FastifyRequest) => string | null;
  /** The built contact page. */
  formPage: string;
  bodies: Bodies;
  /** Counts a post. */
  count: Limit;
  links: ReceiptLinks;
}

type Sent = Partial<Inquiry> & { website?: string };

const formType = 'application/x-www-form-urlencoded';
const longestKey = 255;
/** Forms on their way back at a time: each holds a page and all that was typed, for as long as its reader takes. */
const mostHandedBack = 50;

function idempotencyKey(request: FastifyRequest): string | null {
  const key = String(request.headers['idempotency-key'] ?? '');
  if (key.length > longestKey) throw malformed('The Idempotency-Key is too long.');
  return key === '' ? null : key;
}

function refuseCoded(request: FastifyRequest): void {
  const coding = request.headers['content-encoding'] ?? 'identity';
  if (coding.toLowerCase() === 'identity') return;
  const detail = 'The body must not be compressed.';
  throw new Problem(415, { reason: 'media-type', detail, headers: { 'accept-encoding': 'identity' } });
}

/** Every body is read as UTF-8: one that says it is something else would be read wrong. */
function refuseCharset(request: FastifyRequest): void {
  const type = request.headers['content-type'] ?? '';
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(type) ?? [];
  if (/^utf-?8$/i.test(charset)) return;
  throw new Problem(415, {
    reason: 'media-type',
    detail: 'The body must be in UTF-8, the only charset taken.',
  });
}

/** The country that the pop-up says beside its dial code; anything but an ISO code says nothing. */
function chosenCountry(request: FastifyRequest): string | null {
  const code = String(request.headers['x-form-country']);
  return /^[A-Z]{2}$/.test(code) ? code : null;
}

/** `POST /api/contact`, for the pop-up (JSON) and for forms without JavaScript. */
export function contactRoute(app: FastifyInstance, config: Config, parts: ContactParts) {
  const { serviceFile, metrics, noteFailure, addressOf, formPage, bodies, count, links } = parts;
  const { form } = serviceFile;
  const receive = createReceiver(config, parts);

  app.addContentTypeParser('application/json', async ({ raw }: FastifyRequest) =>
    parseStrictJson(await bodies.whole(raw)),
  );
  app.addContentTypeParser(formType, async (request: FastifyRequest) => {
    request.form = parseForm(await bodies.whole(request.raw));
    if (request.form.problem) throw request.form.problem;
    return request.form.values;
  });
  app.decorateRequest('form', null);
  app.decorateRequest('refusal', null);
  app.decorateRequest('counted');

  async function findRefusal(request: FastifyRequest): Promise<Problem | null> {
    request.counted = await count(addressOf(request) ?? '');
    const { waitMs } = request.counted;
    if (waitMs !== null) {
      const detail = `Too many inquiries from your network: wait, or write to ${serviceFile.mail.to}.`;
      return tooMany('too-many', detail, Math.ceil(waitMs / 1000));
    }
    const own = { siteUrl: config.siteUrl, host: request.host };
    return isOwnOrigin(request.headers, own) ? null : new Problem(403, { reason: 'origin' });
  }

  let handedBack = 0;
  app.setErrorHandler((error, request, reply) => {
    const problem = noteFailure(error, request);
    const alert = alertFor(form, problem.status);
    // If the client has disconnected, `close` never fires and the counter would leak.
    const isReturnable = handedBack < mostHandedBack && !reply.raw.destroyed;
    if (!request.form || alert === null || !isReturnable) return sendProblem(reply, problem);
    handedBack++;
    reply.raw.once('close', () => handedBack--);
    const { values, countryCode } = request.form;
    const refused = { values, countryCode, errors: problem.errors, alert };
    request.form = null;
    request.body = undefined;
    return reply
      .code(problem.status)
      .headers({ ...problem.headers, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(Buffer.from(fillForm(formPage, form, refused)));
  });

  app.route<{ Body: Sent | undefined }>({
    method: 'POST',
    url: '/api/contact',
    schema: contactSchema,
    onRequest: async (request) => {
      request.refusal = await findRefusal(request);
      refuseCoded(request);
      refuseCharset(request);
      const isReadFirst = request.mediaType === formType && !bodies.isCrowded();
      if (request.refusal && !isReadFirst) throw request.refusal;
    },
    preValidation: async (request) => {
      if (request.refusal) throw request.refusal;
      if (request.body === undefined) throw malformed('The body is empty.');
    },
    handler: async (request, reply) => {
      const { website = '', ...body } = request.body ?? {};
      const receipt = await receive({
        fields: readFields(body),
        countryCode: request.form?.countryCode ?? chosenCountry(request),
        address: request.counted.source,
        thisHour: request.counted.thisHour,
        key: idempotencyKey(request),
        form: request.form !== null,
        suspicion: website === '' ? judgeFormCheck(request.headers['x-form-check']) : 'honeypot',
      });
      const { id, repeated } = receipt;
      if (repeated) await request.counted.forgive();
      if (request.headers.origin === undefined && request.headers['sec-fetch-site'] === undefined) {
        metrics.countOriginless();
      }
      reply.header('cache-control', 'no-store');
      const place = await links(receipt);
      if (place) reply.headers(place);
      if (request.form) return reply.redirect(place?.location ?? form.thanks, 303);
      return reply.code(repeated ? 200 : 201).send({ id });
    },
  });
}
