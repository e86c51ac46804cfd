import type { IncomingMessage, ServerResponse } from 'node:http';
import { createPieces } from './pieces.ts';
import type { PieceLimits } from './pieces.ts';
import { Problem } from './problem.ts';

export interface BodyLimits extends PieceLimits {
  /** Bytes of one body. */
  mostBodyBytes: number;
  /** Bytes of all bodies together that have come in part; when it is more, the largest gives way. */
  mostUnfinishedBytes: number;
}

/** Where a body grows from, in bytes: no unfinished one counts less, so that the bytes bound their number too. */
const leastBytes = 4 * 1024;
/** More unfinished ones than this are a crowd. */
const crowd = 50;
/** Who was told that a body is too large may send so many times the limit before the connection is cut. */
const timesTooLarge = 16;

const nothing = Buffer.alloc(0);

/** What has come of one body. */
interface Body {
  bytes: Buffer;
  /** Received, kept or not. */
  length: number;
  pieces: number;
  isRefused: boolean;
  whole: PromiseWithResolvers<Buffer>;
}

interface BodiesOptions extends BodyLimits {
  /** A piece of a body has come. */
  onPiece: (request: IncomingMessage) => void;
  /** A body has come in too many pieces, or goes on and on: nothing more of it is to be read. */
  onTooMany: (request: IncomingMessage) => void;
}

export const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const tooLarge = () => new Problem(413, { reason: 'too-large' });
const crowdedOut = () => new Problem(503, { reason: 'unavailable', headers: { 'retry-after': '5' } });
const brokenOff = () => new Problem(400);

/**
 * Reads the bodies of all requests, whatever they are for and in however many pieces they come: each into one buffer
 * that grows with it, from the moment the request is there, so that nothing piles up before somebody asks for it.
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

  /** Keeps a piece; one that is the whole body grows nothing. */
  function add(body: Body, piece: Buffer, told: number): void {
    const before = body.length;
    body.length += piece.length;
    if (body.isRefused) return;
    if (body.length > mostBodyBytes) return refuse(body, tooLarge());
    if (piece.length === told) {
      body.bytes = Buffer.from(piece);
      return;
    }
    if (body.length > body.bytes.length) grow(body, body.length);
    if (!body.isRefused) piece.copy(body.bytes, before);
  }

  return {
    /** Reads the body, if the request has one, from now on. */
    receive(request: IncomingMessage, response: ServerResponse): void {
      if (!hasBody(request)) return;
      const told = Number(request.headers['content-length']);
      const whole = Promise.withResolvers<Buffer>();
      // Not every request's body is asked for.
      whole.promise.catch(() => undefined);
      const body: Body = { bytes: nothing, length: 0, pieces: 0, isRefused: false, whole };
      bodies.set(request, body);
      if (told > mostBodyBytes) refuse(body, tooLarge());
      request.on('data', (piece: Buffer) => {
        body.pieces++;
        onPiece(request);
        if (!mayTake(body.pieces) || body.length > timesTooLarge * mostBodyBytes) {
          refuse(body, brokenOff());
          onTooMany(request);
          return;
        }
        add(body, piece, told);
        // What comes behind a refused body is no request.
        if (body.isRefused) response.shouldKeepAlive = false;
      });
      request.on('end', () => {
        whole.resolve(body.bytes.subarray(0, body.length));
        release(body);
      });
      request.on('close', () => {
        // An error is not made for nothing: each notes where it came from.
        if (!request.readableEnded) refuse(body, brokenOff());
      });
    },
    /** The whole body; empty where there is none. Throws a {@link Problem} for one that is too large or gave way. */
    whole: async (request: IncomingMessage): Promise<Buffer> => bodies.get(request)?.whole.promise ?? nothing,
    /** Whether so many are on their way that those nobody needs are better not waited for. */
    isCrowded: () => unfinished.size > crowd,
  };
}

export type Bodies = ReturnType<typeof createBodies>;
