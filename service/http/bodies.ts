import type { IncomingMessage, ServerResponse } from 'node:http';
import { createPieces } from './pieces.ts';
import type { PieceLimits } from './pieces.ts';
import { Problem } from './problem.ts';

export interface BodyLimits extends PieceLimits {
  /** Bytes of one body. */
  mostBodyBytes: number;
  /** Bytes of all unfinished bodies together; beyond it the largest one is dropped. */
  mostUnfinishedBytes: number;
}

/**
 * Bytes that a body starts with. No unfinished body counts for less, so the limit on bytes also limits their number.
 */
const leastBytes = 4 * 1024;
/** More unfinished bodies than this are a crowd. */
const crowd = 50;
/** How many times the limit a client may send, once refused as too large, before its connection is cut. */
const timesTooLarge = 16;

const nothing = Buffer.alloc(0);

/** The state of one body. */
interface Body {
  bytes: Buffer;
  /** Bytes received, whether kept or not. */
  length: number;
  pieces: number;
  isRefused: boolean;
  whole: PromiseWithResolvers<Buffer>;
}

interface BodiesOptions extends BodyLimits {
  /** Called for each piece of a body. */
  onPiece: (request: IncomingMessage) => void;
  /** Called when a body comes in too many pieces or does not end: nothing more of it may be read. */
  onTooMany: (request: IncomingMessage) => void;
}

export const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const tooLarge = () => new Problem(413, { reason: 'too-large' });
const crowdedOut = () => new Problem(503, { reason: 'unavailable', headers: { 'retry-after': '5' } });
const brokenOff = () => new Problem(400);

/**
 * Reads the body of every request, in however many pieces it comes, into one growing buffer. Reading starts with the
 * request, so that nothing piles up in the socket until somebody asks for the body.
 */
export function createBodies({
  mostBodyBytes,
  mostUnfinishedBytes,
  onPiece,
  onTooMany,
  ...pieceLimits
}: BodiesOptions) {
  const mayTake = createPieces(pieceLimits);
  const bodies = new WeakMap<IncomingMessage, Body>();
  const unfinished = new Set<Body>();
  let unfinishedBytes = 0;

  function release(body: Body): void {
    if (unfinished.delete(body)) unfinishedBytes -= body.bytes.length;
    body.bytes = nothing;
  }

  function refuse(body: Body, problem: Problem): void {
    release(body);
    body.isRefused = true;
    body.whole.reject(problem);
  }

  function makeRoom(newest: Body): void {
    while (unfinishedBytes > mostUnfinishedBytes) {
      let largest = newest;
      for (const body of unfinished) if (body.bytes.length > largest.bytes.length) largest = body;
      refuse(largest, crowdedOut());
    }
  }

  function grow(body: Body, length: number): void {
    const room = Math.min(mostBodyBytes, Math.max(leastBytes, 2 * body.bytes.length, length));
    const larger = Buffer.allocUnsafeSlow(room);
    body.bytes.copy(larger);
    unfinishedBytes += room - body.bytes.length;
    body.bytes = larger;
    unfinished.add(body);
    makeRoom(body);
  }

  /** Keeps a piece; one that is the whole body is copied without growing a buffer. */
  function add(body: Body, piece: Buffer, declaredLength: number): void {
    const before = body.length;
    body.length += piece.length;
    if (body.isRefused) return;
    if (body.length > mostBodyBytes) return refuse(body, tooLarge());
    if (piece.length === declaredLength) {
      body.bytes = Buffer.from(piece);
      return;
    }
    if (body.length > body.bytes.length) grow(body, body.length);
    if (!body.isRefused) piece.copy(body.bytes, before);
  }

  return {
    /** Starts to read the request's body, if it has one. */
    receive(request: IncomingMessage, response: ServerResponse): void {
      if (!hasBody(request)) return;
      const declaredLength = Number(request.headers['content-length']);
      const whole = Promise.withResolvers<Buffer>();
      // Nobody may ask for this body, so a rejection must not count as unhandled.
      whole.promise.catch(() => undefined);
      const body: Body = { bytes: nothing, length: 0, pieces: 0, isRefused: false, whole };
      bodies.set(request, body);
      if (declaredLength > mostBodyBytes) refuse(body, tooLarge());
      request.on('data', (piece: Buffer) => {
        body.pieces++;
        onPiece(request);
        if (!mayTake(body.pieces) || body.length > timesTooLarge * mostBodyBytes) {
          refuse(body, brokenOff());
          onTooMany(request);
          return;
        }
        add(body, piece, declaredLength);
        // What follows a refused body cannot be read as a request.
        if (body.isRefused) response.shouldKeepAlive = false;
      });
      request.on('end', () => {
        whole.resolve(body.bytes.subarray(0, body.length));
        release(body);
      });
      request.on('close', () => {
        // Creating an error costs a stack trace, so only for a body that was cut off.
        if (!request.readableEnded) refuse(body, brokenOff());
      });
    },
    /** The whole body; empty if there is none. Throws a {@link Problem} if it was too large or was dropped. */
    whole: async (request: IncomingMessage): Promise<Buffer> => bodies.get(request)?.whole.promise ?? nothing,
    /** Whether so many bodies are on their way that waiting for unneeded ones should be avoided. */
    isCrowded: () => unfinished.size > crowd,
  };
}

export type Bodies = ReturnType<typeof createBodies>;
