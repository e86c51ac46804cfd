import type { FastifyInstance } from 'fastify';
import { Problem } from '../http/problem.ts';
import type { Store } from '../store/Store.ts';

interface HealthOptions {
  store: Pick<Store, 'ready'>;
  /** Why the store is not open, in words that anyone may read; null when it is open. */
  storeTrouble: () => string | null;
  isClosing: () => boolean;
}

/** Each real check writes to the disk, so its answer is shared for this long, in milliseconds: a yes, and a no. */
const yesMs = 10_000;
const noMs = 500;

const ok = {
  description: 'Yes',
  content: { 'application/json': { schema: { type: 'object', properties: { status: { type: 'string' } } } } },
};
const no = { description: 'No', content: { 'application/problem+json': { schema: { type: 'object' } } } };

/**
 * `GET /healthz/live` (the process answers) and `GET /healthz/ready` (an inquiry could be stored now). Call the
 * returned function when storing fails: it makes a recent yes be checked again.
 */
export function healthRoutes(
  app: FastifyInstance,
  { store, storeTrouble, isClosing }: HealthOptions,
): () => void {
  let looked = { at: -Infinity, ready: Promise.resolve(false) };
  let sharedMs = noMs;

  function isReady(): Promise<boolean> {
    const at = performance.now();
    if (at - looked.at <= sharedMs) return looked.ready;
    const ready = store.ready().catch(() => false);
    looked = { at, ready };
    sharedMs = noMs;
    void ready.then((isYes) => {
      if (isYes && looked.at === at) sharedMs = yesMs;
    });
    return ready;
  }

  app.get(
    '/healthz/live',
    { schema: { summary: 'Does the service answer?', response: { 200: ok } } },
    (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );

  app.get(
    '/healthz/ready',
    { schema: { summary: 'Can an inquiry be stored now?', response: { 200: ok, 503: no } } },
    async (_request, reply) => {
      if (isClosing()) throw new Problem(503, { detail: 'The service is shutting down.' });
      const trouble = storeTrouble();
      if (trouble !== null) throw new Problem(503, { detail: `Inquiries cannot be stored: ${trouble}.` });
      if (!(await isReady())) throw new Problem(503, { detail: 'Inquiries cannot be stored now.' });
      return reply.header('cache-control', 'no-store').send({ status: 'ready' });
    },
  );

  return () => {
    sharedMs = noMs;
  };
}
