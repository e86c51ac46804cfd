import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts } from './appParts.ts';
import { problemType, toProblem } from './problem.ts';
import type { Problem } from './problem.ts';

/** Turns an error into its answer, and reports it to the log, the counters and the readiness check. */
export type NoteFailure = (error: unknown, request: FastifyRequest) => Problem;

export const createNoteFailure =
  ({ log, metrics }: Pick<AppParts, 'log' | 'metrics'>, onUnavailable: () => void): NoteFailure =>
  (error, request) => {
    const problem = toProblem(error);
    if (problem.reason && request.method === 'POST') metrics.countRefused(problem.reason);
    // A Problem thrown as such, for example for a crowd, says nothing about the store.
    if (problem.reason === 'unavailable' && problem !== error) onUnavailable();
    if (problem.status >= 500) {
      log.error(
        { err: error, id: request.id, method: request.method, status: problem.status },
        'request failed',
      );
    }
    return problem;
  };

/** Sends a problem as RFC 9457 has it. */
export const sendProblem = (reply: FastifyReply, problem: Problem) =>
  reply
    .code(problem.status)
    .headers({ ...problem.headers, 'cache-control': 'no-store' })
    .type(problemType)
    .send(Buffer.from(problem.body()));
