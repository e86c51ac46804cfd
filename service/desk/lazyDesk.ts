import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../http/refusals.ts';

interface LazyDeskOptions {
  /** Loads and prepares the desk. */
  open: () => Promise<FastifyInstance>;
  /** Headers of an answer without it. */
  headers: Readonly<Record<string, string>>;
  onFailure: (error: unknown) => void;
}

const isDesk = /^\/desk(?:[/?]|$)/;

/**
 * The desk, which is loaded at its first request: a server of its own behind the same port, so that pages and inquiries
 * know nothing of its cookies, and a service whose desk nobody opens needs no more memory.
 */
export function createLazyDesk({ open, headers, onFailure }: LazyDeskOptions) {
  let opening: Promise<FastifyInstance> | null = null;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      opening ??= open();
      (await opening).routing(request, response);
    } catch (error) {
      opening = null;
      onFailure(error);
      sendRefusal(response, 503, headers);
    }
  }

  return {
    isFor: (url: string): boolean => isDesk.test(url),
    handle: (request: IncomingMessage, response: ServerResponse): void => void handle(request, response),
    async close(): Promise<void> {
      const opened = await opening?.catch(() => null);
      await opened?.close();
    },
  };
}
