import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { cacheFor } from '../../contract/caching.ts';
import type { Metrics } from '../operation/metrics.ts';
import { isAhead, isSpared } from './ahead.ts';
import { isUnchanged } from './conditions.ts';
import { acceptedCodings } from './negotiate.ts';
import { createRedirects } from './redirects.ts';
import { loadSite } from './site.ts';
import type { SiteFile } from './site.ts';
import { sendUncoded } from './uncoded.ts';

interface PagesOptions {
  /** Folder of the built site. */
  folder: string;
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  /** Headers that pages add to these, or override. */
  pageHeaders: Readonly<Record<string, string>>;
  /** Headers that single files add or override, by path. */
  fileHeaders: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Path to path, each answered with one 308. */
  redirects: Readonly<Record<string, string>>;
  metrics: Metrics;
  log: FastifyBaseLogger;
}

/** Alternating names and values: the form that `writeHead` takes fastest. */
type Head = string[];

interface Coded {
  body: Buffer;
  etag: string;
  head: Head;
  unchanged: Head;
}

interface Page {
  file: SiteFile;
  br: Coded | null;
  gzip: Coded | null;
  /** Headers of the uncompressed answer. */
  head: Head;
}

const memoryBytes = 48 * 1024 * 1024;

function prepare(path: string, file: SiteFile, security: Head): Page {
  const common = [
    ...security,
    'cache-control',
    cacheFor(path),
    ...(file.kind === 'text' ? ['vary', 'accept-encoding'] : []),
  ];
  const head = [...common, 'content-type', file.type];
  const coded = (body: Buffer | null, coding: string, tag: string): Coded | null => {
    if (!body) return null;
    const etag = `"${tag}-${coding}"`;
    const length = ['content-encoding', coding, 'content-length', String(body.length)];
    return { body, etag, head: [...head, 'etag', etag, ...length], unchanged: [...common, 'etag', etag] };
  };
  if (file.kind === 'disk') return { file, br: null, gzip: null, head };
  return { file, br: coded(file.br, 'br', file.tag), gzip: coded(file.gzip, 'gzip', file.tag), head };
}

function decodePath(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The built site as an HTTP handler: compressed pages come from memory, the rest from disk.
 * @throws when the folder cannot be read
 */
export function createPages(options: PagesOptions) {
  const { folder, headers, pageHeaders, fileHeaders, redirects, metrics, log } = options;
  const security = Object.entries(headers).flat();
  const pageSecurity = Object.entries({ ...headers, ...pageHeaders }).flat();
  const files = loadSite(folder, memoryBytes);
  const prepared = new Map<string, Page>();

  /** A page with its headers. They are built on first request, since most of thousands of files are never requested. */
  function pageOf(path: string): Page | undefined {
    const known = prepared.get(path);
    if (known) return known;
    const file = files.get(path);
    if (!file) return undefined;
    const isPage = file.type.startsWith('text/html');
    const own = Object.entries({ ...headers, ...fileHeaders[path] }).flat();
    const page = prepare(path, file, isPage ? pageSecurity : own);
    prepared.set(path, page);
    return page;
  }

  const notFound = pageOf('/404.html') ?? pageOf('/404/');
  // The 404 page is an answer, and has no address of its own.
  for (const path of ['/404.html', '/404/']) {
    files.delete(path);
    prepared.delete(path);
  }
  const redirect = createRedirects(redirects, files);

  /** Counts an answer; a prefetched page does not count, since it may never be seen. */
  function count(request: IncomingMessage, status: number): void {
    const isPage = status === 200 || status === 304;
    if (!isPage || !isAhead(request.headers)) metrics.countPage(status);
  }

  function sendPlain(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    text: string,
    more: Head = [],
  ): void {
    const type = [
      'content-type',
      'text/plain; charset=utf-8',
      'content-length',
      String(Buffer.byteLength(text)),
    ];
    response.writeHead(status, [...security, 'cache-control', 'no-store', ...type, ...more]).end(text);
    count(request, status);
  }

  function sendCoded(
    request: IncomingMessage,
    response: ServerResponse,
    coded: Coded,
    status: 200 | 404,
  ): void {
    const unchanged = status === 200 && isUnchanged(request.headers['if-none-match'], coded.etag);
    response.writeHead(unchanged ? 304 : status, unchanged ? coded.unchanged : coded.head);
    response.end(unchanged || request.method === 'HEAD' ? undefined : coded.body);
    count(request, unchanged ? 304 : status);
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, page: Page, status: 200 | 404): void {
    const sent = (answered: number) => count(request, answered);
    sendUncoded(request, response, page.file, { status, head: page.head }).then(sent, (err) => {
      if (response.headersSent) {
        // A visitor who leaves early is not an error of ours.
        response.destroy();
        return;
      }
      log.error({ err, method: request.method, route: 'pages', status: 500 }, 'a file cannot be read');
      sendPlain(request, response, 500, 'This file cannot be read now.\n');
    });
  }

  function sendPage(request: IncomingMessage, response: ServerResponse, page: Page, status: 200 | 404): void {
    const accepted = acceptedCodings(request.headers['accept-encoding']);
    const coding = accepted.find((one) => one === 'identity' || page[one] !== null);
    if (coding === undefined) {
      sendPlain(request, response, 406, 'No accepted coding.\n', ['vary', 'accept-encoding']);
      return;
    }
    const coded = coding === 'identity' ? null : page[coding];
    if (coded) sendCoded(request, response, coded, status);
    else sendFile(request, response, page, status);
  }

  function sendMissing(request: IncomingMessage, response: ServerResponse): void {
    log.info({ method: request.method, route: 'pages', status: 404 }, 'no such page');
    if (notFound) sendPage(request, response, notFound, 404);
    else sendPlain(request, response, 404, 'No such page.\n');
  }

  return {
    /** The text of a page; throws when the site has no such page. */
    text(path: string): string {
      const page = files.get(path);
      if (!page) throw new Error(`the built site has no page ${path}`);
      return readFileSync(page.file, 'utf8');
    },
    /** Answers any request. */
    handle(request: IncomingMessage, response: ServerResponse): void {
      const url = request.url ?? '/';
      const mark = url.indexOf('?');
      const path = decodePath(mark < 0 ? url : url.slice(0, mark));
      const page = pageOf(path);
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return sendPlain(request, response, 405, 'Pages are read by GET.\n', [
          'allow',
          'GET, HEAD',
          'connection',
          'close',
        ]);
      }
      if (isSpared(request.headers)) return sendPlain(request, response, 503, 'Not fetched ahead.\n');
      if (page) return sendPage(request, response, page, 200);
      const target = redirect(path, mark < 0 ? '' : url.slice(mark + 1));
      if (target === null) return sendMissing(request, response);
      response
        .writeHead(308, [...security, 'location', target, 'cache-control', 'no-cache', 'content-length', '0'])
        .end();
      count(request, 308);
    },
  };
}
