import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';

/** The only keys that a log line may have besides level, time and message: no name, address or text of a visitor. */
export const logKeys = new Set([
  'attempts',
  'channel',
  'count',
  'err',
  'id',
  'method',
  'ms',
  'reason',
  'route',
  'signal',
  'status',
]);

/** The first frames say where it happened; the rest is the server's own code. */
const mostFrames = 6;

const isFrame = (line: string) => /^\s+at /.test(line);

/** An error without its message: messages quote what was parsed, sent or stored. */
function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = (error.stack ?? '').split('\n').filter(isFrame).slice(0, mostFrames);
  return {
    type: error.name,
    ...('code' in error && { code: String(error.code) }),
    stack: frames.join('\n'),
    ...(error.cause instanceof Error && { cause: describe(error.cause) }),
  };
}

/** The service's log: JSON lines of allow-listed keys. */
export function createLog(level: string, destination: DestinationStream): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    serializers: { err: describe },
    formatters: {
      log: (line: object) => Object.fromEntries(Object.entries(line).filter(([key]) => logKeys.has(key))),
    },
  };
  return pino(options, destination);
}
