import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts } from './appParts.ts';
import { problemType, toProblem } from './problem.ts';
import type { Problem } from './problem.ts';

/** Turns what was thrown into its answer, and tells log, counters and process of it. */
export type NoteFailure = (error: unknown, request: FastifyRequest) => Problem;

export const createNoteFailure =
  ({ log, metrics }: Pick<AppParts, 'log' | 'metrics'>, onUnavailable: () => void): NoteFailure =>
  (error, request) => {
    const problem = toProblem(error);
    if (problem.reason && request.method === 'POST') metrics.countRefused(problem.reason);
    // What another part refuses for a while, to a crowd, says nothing of the store.
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
