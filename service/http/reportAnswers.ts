import type { FastifyInstance } from 'fastify';
import type { AppParts } from './appParts.ts';

/** Reports every answer to the log and the counters, by its route and not by its address. */
export function reportAnswers(
  app: FastifyInstance,
  { log, metrics }: Pick<AppParts, 'log' | 'metrics'>,
): void {
  app.addHook('onResponse', async ({ id, method, routeOptions: { url: route = 'unknown' } }, reply) => {
    const ms = Math.round(reply.elapsedTime * 100) / 100;
    const status = reply.statusCode;
    log.info({ id, method, route, status, ms }, 'answered');
    metrics.observeRequest({ method, route, status }, ms);
  });
}
