import { execFile } from 'node:child_process';
import { defineMiddleware } from 'astro:middleware';
import { messageOf } from './collections/contentFault.ts';
import { shownPath } from './collections/contentSource.ts';
import { withFurniture, withoutMarks } from './collections/furniture.ts';
import { pageFile } from './collections/pageNames.ts';
import { escaped } from './lib/escaped.ts';

const written = /^(?:text\/|application\/(?:[\w.+-]*(?:json|xml)))/;

/** What went wrong while a page was drawn, with its address and the file that holds its words. */
function drawingError(path: string, error: unknown): Error {
  const file = pageFile(path);
  const told = new Error(`${path}${file ? ` (${shownPath(file)})` : ''}: ${messageOf(error)}`, {
    cause: error,
  });
  // Where in the code it was drawn, the cause says.
  told.stack = told.message;
  return told;
}

/** What `npm run content` says at this moment. */
const contentFaults = () =>
  new Promise<string>((resolve) => {
    execFile('node', ['scripts/content.mjs'], (_, out) => resolve(out));
  });

/** While developing, a page that cannot be drawn yet says why, and what the folder lacks. A change loads it anew. */
async function unfinishedPage({ message, cause }: Error): Promise<Response> {
  const trace = cause instanceof Error ? (cause.stack ?? '') : '';
  const html = `<!doctype html>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Unfinished</title>
<script type="module" src="/@vite/client"></script>
<body style="margin: 2rem; font: 1rem/1.5 sans-serif">
<h1>This page cannot be drawn yet</h1><p>${escaped(message)}</p>
<h2>npm run content</h2><pre style="white-space: pre-wrap">${escaped(await contentFaults())}</pre>
<details><summary>Where in the code</summary><pre>${escaped(trace)}</pre></details>`;
  return new Response(html, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** Marks record texts in each page, and strips the marks from every other response. */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  try {
    const response = await next();
    const type = response.headers.get('content-type') ?? '';
    if (!written.test(type)) return response;
    const text = await response.text();
    const body = type.startsWith('text/html') ? withFurniture(text) : withoutMarks(text);
    return new Response(body, response);
  } catch (error) {
    const told = drawingError(url.pathname, error);
    if (import.meta.env.DEV) return unfinishedPage(told);
    throw told;
  }
});
