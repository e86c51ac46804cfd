import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { isUnchanged, rangeOf } from './conditions.ts';
import type { ByteRange } from './conditions.ts';
import type { DiskFile, TextFile } from './site.ts';

/** A file without a coding: its size in bytes, and its bytes from `start` to `end`, both inclusive. */
interface Uncoded {
  size: number;
  etag: string;
  read: (range: ByteRange) => Readable;
}

const inflateBrotli = promisify(brotliDecompress);
const inflateGzip = promisify(gunzip);

async function openText({ br, gzip, tag }: TextFile): Promise<Uncoded> {
  const text = br ? await inflateBrotli(br) : await inflateGzip(gzip ?? Buffer.alloc(0));
  return {
    size: text.length,
    etag: `"${tag}"`,
    read: ({ start, end }) => Readable.from([text.subarray(start, end + 1)]),
  };
}

async function openDisk({ file }: DiskFile): Promise<Uncoded> {
  const { size, mtimeMs } = await stat(file);
  return {
    size,
    etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
    read: (range) => createReadStream(file, range),
  };
}

/**
 * Answers with a file as it is, or with the part of it that is asked for.
 * @param head names and values of the headers that every answer with this file has
 * @returns the status that was sent
 * @throws when the file cannot be read; nothing has been sent if `response.headersSent` is false
 */
export async function sendUncoded(
  request: IncomingMessage,
  response: ServerResponse,
  file: TextFile | DiskFile,
  { status, head }: { status: 200 | 404; head: readonly string[] },
): Promise<number> {
  const { size, etag, read } = file.kind === 'text' ? await openText(file) : await openDisk(file);
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
  else await pipeline(read({ start, end }), response);
  return sent;
}
