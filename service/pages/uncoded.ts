import { open, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createTurnstile } from '../lib/turnstile.ts';
import { isUnchanged, rangeOf } from './conditions.ts';
import type { ByteRange } from './conditions.ts';
import type { SiteFile } from './site.ts';

/** Bytes read at a time; a slow reader holds no more than this. */
const pieceBytes = 64 * 1024;

/**
 * Limits how many pieces are read at a time. All pieces that are ready are sent in one turn of the event loop, and Node
 * accepts one connection per turn: with a thousand readers, new visitors would wait for seconds.
 */
const inTurn = createTurnstile(16);

/** Sends part of a file in pieces, each after the reader took the one before; ends early if the reader has gone. */
async function sendPart(path: string, response: ServerResponse, { start, end }: ByteRange): Promise<void> {
  const file = await open(path);
  try {
    const left = new Promise((resolve) => response.once('close', resolve));
    const piece = Buffer.allocUnsafeSlow(Math.min(pieceBytes, end - start + 1));
    for (let at = start; at <= end && !response.destroyed;) {
      const length = Math.min(piece.length, end - at + 1);
      const { bytesRead } = await inTurn(() => file.read(piece, 0, length, at));
      if (bytesRead === 0) throw new Error('the file became shorter while it was sent');
      at += bytesRead;
      const taken = new Promise<void>((resolve) => {
        response.write(piece.subarray(0, bytesRead), () => resolve());
      });
      await Promise.race([taken, left]);
    }
    response.end();
  } finally {
    await file.close();
  }
}

/**
 * Answers with a file, or the requested part of it, uncompressed.
 * @param head names and values of the headers of every answer with this file
 * @returns the status that was sent
 * @throws when the file cannot be read; nothing has been sent if `response.headersSent` is false
 */
export async function sendUncoded(
  request: IncomingMessage,
  response: ServerResponse,
  { file }: SiteFile,
  { status, head }: { status: 200 | 404; head: readonly string[] },
): Promise<number> {
  const { size, mtimeMs } = await stat(file);
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const tagged = status === 200 ? [...head, 'etag', etag, 'accept-ranges', 'bytes'] : [...head];
  if (status === 200 && isUnchanged(request.headers['if-none-match'], etag)) {
    response.writeHead(304, tagged).end();
    return 304;
  }
  const range = status === 200 && request.method === 'GET' ? rangeOf(request.headers, etag, size) : null;
  if (range === 'unsatisfiable') {
    response.writeHead(416, [...tagged, 'content-range', `bytes */${size}`, 'content-length', '0']).end();
    return 416;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const length = ['content-length', String(end - start + 1)];
  const part = range ? ['content-range', `bytes ${start}-${end}/${size}`] : [];
  const sent = range ? 206 : status;
  response.writeHead(sent, [...tagged, ...length, ...part]);
  if (request.method === 'HEAD' || size === 0) response.end();
  else await sendPart(file, response, { start, end });
  return sent;
}
