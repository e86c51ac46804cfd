import type { IncomingMessage, ServerResponse } from 'node:http';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Passes a limited number of requests on in each turn of the event loop, so that a burst of expensive ones holds nobody
 * else up. The rest waits in order; clients that have left meanwhile are skipped.
 */
export function createPortions(mostPerTurn: number, handle: Handle): Handle {
  const waiting: Parameters<Handle>[] = [];
  let left = mostPerTurn;
  let isPlanned = false;

  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(handOn);
  }

  function handOn(): void {
    isPlanned = false;
    const portion = waiting.splice(0, mostPerTurn);
    left = mostPerTurn - portion.length;
    if (portion.length > 0) plan();
    for (const [request, response] of portion) if (!request.socket.destroyed) handle(request, response);
  }

  return (request, response) => {
    plan();
    if (left > 0) {
      left--;
      handle(request, response);
    } else waiting.push([request, response]);
  };
}
