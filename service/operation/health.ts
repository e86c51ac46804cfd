import type { FastifyInstance } from 'fastify';
import { Problem } from '../http/problem.ts';
import type { Store } from '../store/Store.ts';

interface HealthOptions {
  store: Pick<Store, 'ready'>;
  /** Why the store is not open, for everybody to read; null when it is. */
  storeTrouble: () => string | null;
  isClosing: () => boolean;
}

/** An answer is shared by those who ask within this time, in milliseconds: each real look writes to the disk. */
const sharedMs = 500;

const ok = {
  description: 'Yes',
  content: { 'application/json': { schema: { type: 'object', properties: { status: { type: 'string' } } } } },
};
const no = { description: 'No', content: { 'application/problem+json': { schema: { type: 'object' } } } };

/** `GET /healthz/live` (the process answers) and `GET /healthz/ready` (an inquiry could be stored now). */
export function healthRoutes(app: FastifyInstance, { store, storeTrouble, isClosing }: HealthOptions): void {
  let looked = { at: -Infinity, ready: Promise.resolve(false) };

  function isReady(): Promise<boolean> {
    const at = performance.now();
    if (at - looked.at > sharedMs) looked = { at, ready: store.ready().catch(() => false) };
    return looked.ready;
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
}
