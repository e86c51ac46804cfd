import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { INQUIRY_PAGE, LINK_PAGE } from '../../contract/addresses.ts';
import budgets from './budgets.json' with { type: 'json' };
import { launchWholeBrowser } from '../support/browser.ts';
import { loadPictures } from '../support/loadPictures.ts';
import { htmlOf, pagePaths, pagesToVisit } from '../support/pages.ts';
import { builtSite } from '../support/site.ts';

const address = inject('siteAddress');
let browser: Browser;

beforeAll(async () => {
  // Without its windows the browser fetches lazy pictures from further away.
  browser = await launchWholeBrowser();
});
afterAll(() => browser.close());

const types: Record<string, string> = { Document: 'html', Stylesheet: 'css', Script: 'js', Font: 'font' };

/** Counts what arrives over the wire: bytes in all and by type, headers included. */
function meter(session: CDPSession) {
  const bytes: Record<string, number> = { total: 0, html: 0, css: 0, js: 0, font: 0 };
  const kinds = new Map<string, string>();
  const ended = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('http')) kinds.set(requestId, types[type ?? ''] ?? 'other');
  });
  session.on('Network.loadingFailed', ({ requestId }) => ended.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (!kind) return;
    ended.add(requestId);
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    bytes['total'] = (bytes['total'] ?? 0) + encodedDataLength;
  });
  /** Until everything that was asked for has come. */
  const settled = () => expect.poll(() => [...kinds.keys()].filter((id) => !ended.has(id))).toEqual([]);
  return { bytes, requests: () => kinds.size, settled };
}

/** The service answers these with what it knows of one inquiry, and packs no answer that has a secret in it. */
const unpacked: readonly string[] = [INQUIRY_PAGE, LINK_PAGE];

/** Pages of a folder's own: all but the one that wrong addresses get. */
const folders = (paths: string[]): string[] => paths.filter((path) => path.endsWith('/'));

/** What a phone receives of a page: on load, and with every picture that has a place on it. */
async function weigh(path: string): Promise<Record<string, number>> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const { bytes, requests, settled } = meter(session);
  await page.goto(address + path);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await settled();
  const onLoad = { ...bytes };
  const count = requests();
  await loadPictures(page);
  await settled();
  const domNodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await context.close();
  return {
    ...Object.fromEntries(Object.entries(onLoad).map(([kind, value]) => [`bytes.${kind}`, value])),
    bytesAfterScroll: bytes['total'] ?? 0,
    requests: count,
    domNodes,
  };
}

/** Holds what was measured of a page against the limits for its address. */
function expectWithin(path: string, measured: Record<string, number>): void {
  const limits = Object.entries(budgets)
    .filter(([pattern]) => new RegExp(pattern).test(path))
    .flatMap(([, values]) => Object.entries(values))
    .filter(([name]) => name in measured);
  expect(limits.length).toBeGreaterThan(1);
  const excesses = limits.filter(([name, limit]) => (measured[name] ?? 0) > limit);
  expect(excesses.map(([name, limit]) => `${name}: ${measured[name]} of ${limit}`)).toEqual([]);
}

test.each(folders(pagesToVisit()).filter((path) => !unpacked.includes(path)))(
  '%s keeps the exact budgets',
  async (path) => {
    expectWithin(path, await weigh(path));
  },
);

/** Bytes of a built file as it is sent to a browser, its headers apart. */
const sent = (file: string): number => statSync(join(builtSite().dist, `${file}.br`)).size;

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

test.each(folders(pagePaths()))('%s keeps the budgets of its elements, HTML, styles and script', (path) => {
  const html = htmlOf(path);
  const named = (tag: RegExp) => sum([...html.matchAll(tag)].map(([, file = '']) => sent(file)));
  expectWithin(path, {
    domNodes: [...html.matchAll(/<[a-z]/g)].length,
    'bytes.html': sent(`${path}index.html`),
    'bytes.css': named(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g),
    'bytes.js': named(/<script[^>]*src="([^"]+)"/g),
  });
});
